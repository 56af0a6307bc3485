"""The property-trading game: buy, rent, build, deal, and be the last one left."""
