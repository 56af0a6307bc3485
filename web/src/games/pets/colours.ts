// The colours of the teams as the box prints them, for everything below an element.

import { hue, inkOn } from "../../board/symbols.ts";
import type { BoardPlan } from "../../wire.ts";

/** An action: the element wears the colours of the board's teams; a game without teams has none. */
export function worn(element: HTMLElement, board: BoardPlan | undefined) {
    function update(plan: BoardPlan | undefined) {
        for (const team of plan?.teams ?? []) {
            const colour = hue(team.colour);
            element.style.setProperty(`--${team.id}`, colour);
            element.style.setProperty(`--${team.id}-ink`, inkOn(colour));
        }
    }
    update(board);
    return { update };
}
