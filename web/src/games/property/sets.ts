// Whole colours: which a player has, and which are but one deed away.

import type { PropertyBoard, PropertySpace, PropertyTable } from "../../wire.ts";

export interface Near {
    group: string;
    /** The deed that is missing; of a whole colour, null. */
    missing: PropertySpace | null;
    /** A deed of it, for its colour and its sign. */
    space: PropertySpace;
    owner: number | null;
}

/** In the order of the board. */
export function nearSets(board: PropertyBoard, table: PropertyTable, seat: number): Near[] {
    const owners = new Map(table.deeds.map((deed) => [deed.space, deed.owner]));
    return board.groups.flatMap(({ name }, number) => {
        const spaces = board.spaces.filter((space) => space.group === number);
        const others = spaces.filter((space) => owners.get(space.number) !== seat);
        const [space, missing] = [spaces[0], others[0] ?? null];
        if (space === undefined || spaces.length < 2 || others.length > 1) return [];
        const owner = missing === null ? seat : (owners.get(missing.number) ?? null);
        return [{ group: name, missing, space, owner }];
    });
}
