"""The spinner race of 1929: who first reaches the centre by exact count."""
