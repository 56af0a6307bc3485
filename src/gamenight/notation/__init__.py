"""Words for actions, positions, and records of whole games."""
