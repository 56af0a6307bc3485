// How everybody takes what happened lately: by the events that cheer or sadden, and at the end by who has won.

import type { AnyEvent, Hand, Told } from "../contents.ts";
import { numberIn, TEAMS, type Manners } from "../motion/manners.ts";
import type { Mood } from "./faces.ts";

/** So many of the last lines are taken to heart. */
const LATELY = 12;

/** The seats that a field of an event means: a seat, or all of a team. */
function seatsIn(event: AnyEvent, field: string, hand: Hand | undefined): number[] {
    const number = numberIn(event, field);
    if (number === null) return [];
    if (!TEAMS.has(field)) return [number];
    const { teams = [], players = [] } = hand?.view.table ?? {};
    return players.flatMap((player) => (player.team === teams[number]?.team ? [player.seat] : []));
}

/** The mood of each seat that is not calm: the last thing that touched it counts. */
export function moodsOf(story: readonly Told[], manners: Manners, hand: Hand | undefined): Map<number, Mood> {
    const moods = new Map<number, Mood>();
    const feel = (seats: readonly number[], mood: Mood) => {
        for (const seat of seats) if (!moods.has(seat)) moods.set(seat, mood);
    };
    for (const { event } of story.slice(-LATELY).reverse()) {
        const { cheers = [], saddens = [] } = manners.of(event);
        feel(
            cheers.flatMap((field) => seatsIn(event, field, hand)),
            "glad",
        );
        feel(
            saddens.flatMap((field) => seatsIn(event, field, hand)),
            "sorry",
        );
    }
    return moods;
}

/** The moods at the end: those who have won are glad, the others take it. */
export function moodsAtEnd(winners: readonly number[], seats: number): Map<number, Mood> {
    return new Map(Array.from({ length: seats }, (_, seat) => [seat, winners.includes(seat) ? "glad" : "sorry"]));
}
