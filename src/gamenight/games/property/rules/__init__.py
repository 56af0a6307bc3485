"""One file a rule: what the rulebooks say, in their order."""
