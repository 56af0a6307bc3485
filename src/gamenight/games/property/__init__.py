"""The property-trading game: buy, rent, build, trade, and be the last one left."""
