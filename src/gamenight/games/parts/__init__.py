"""What two families of rules really share."""
