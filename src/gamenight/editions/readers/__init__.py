"""One reader a family: what its edition files may say, and what would be wrong with them."""
