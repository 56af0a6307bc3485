// The colours of the teams as the box prints them.

import { hue, inkOn } from "../../look/hues.ts";
import type { PetsBoard } from "../../wire.ts";

export function coloursOf(board: Pick<PetsBoard, "teams">): Record<string, string> {
    return Object.fromEntries(
        board.teams.flatMap(({ id, colour }) => [
            [`--${id}`, hue(colour)],
            [`--${id}-ink`, inkOn(hue(colour))],
        ]),
    );
}
