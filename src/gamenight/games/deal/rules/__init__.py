"""One file a rule, in the order of the rulebook."""
