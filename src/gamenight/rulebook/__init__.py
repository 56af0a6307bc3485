"""The clauses in our own words, by key, each marked as the rulebook's word or as our ruling."""
