"""One folder a rule family; a family imports the kernel and nothing else of ours."""
