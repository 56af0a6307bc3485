"""An edition on paper: its board, deeds and cards as sheets to print and to cut."""
