// Who had to come over in the lobby so that no team is empty; said once, below the chairs.

export const moved = $state({ chair: -1, team: "" });
