// The story by turns, and a turn in one line: "Ada: 3 + 5 → Kadabra, pays you ¥18".

import type { Told } from "../contents.ts";
import type { Manners } from "../motion/manners.ts";

/** What was told in one turn; before the first that is told of, nobody's. */
export interface Turn {
    seat: number | null;
    told: readonly Told[];
}

/** The turns of a story, in order. */
export function turnsOf(story: readonly Told[], manners: Pick<Manners, "of">): Turn[] {
    const turns: { seat: number | null; told: Told[] }[] = [];
    for (const told of story) {
        const begins = manners.of(told.event).begins ? (told.event.seat ?? null) : undefined;
        const now = turns.at(-1);
        if (now === undefined || (begins !== undefined && begins !== now.seat))
            turns.push({ seat: begins ?? null, told: [told] });
        else now.told.push(told);
    }
    return turns;
}

/** What a seat did in its turn, in a few words; empty if there is nothing to tell yet. */
export function lineOf({ seat, told }: Turn): string {
    const words = told.flatMap(({ event, brief }) => (event.seat === seat && brief ? [brief] : []));
    return words.reduce((line, word) => line + (line && !word.startsWith("→") ? ", " : line && " ") + word, "");
}
