"""Writes down what the server says, for the page in TypeScript and for readers in English."""
