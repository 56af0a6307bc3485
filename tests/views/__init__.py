"""What the server shows, kept as files that the page's own tests read."""
