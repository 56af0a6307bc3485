"""The edition studio: an own edition changed from the page, with a key, on this computer alone."""
