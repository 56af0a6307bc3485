"""The shelf: what each box prints, as TOML, and its one loader."""
