"""Two teams, titles, and stacks of markers: whose pet is the best."""
