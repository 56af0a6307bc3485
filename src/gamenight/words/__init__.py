"""Every sentence a player reads, one catalogue a language."""
