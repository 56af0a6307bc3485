"""The rules of Ludo, a file each."""
