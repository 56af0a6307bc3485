// Passing one device round: who holds it, and whether the screen is covered until that one alone looks.

import type { Hand } from "./contents.ts";

/** Whose hand is shown; covered: nothing is, until it is tapped. */
export interface Held {
    chair: number | null;
    isCovered: boolean;
}

/** What a hand hides from the others, or undefined in an open game. */
export function secretOf(hand: Hand): unknown {
    return hand.view.table.hand;
}

/** Whether anything would be given away by showing one person's hand to the next. */
export function hasSecrets(hands: readonly Hand[]): boolean {
    return hands.some((hand) => secretOf(hand) !== undefined);
}

/** Who holds the device now: who held it while that one is asked or nobody is; else the first who is asked. */
export function held(hands: readonly Hand[], before: Held | null): Held {
    const first = hands[0];
    if (first === undefined) return { chair: null, isCovered: false };
    if (hands.length === 1) return { chair: first.chair, isCovered: false };
    const holder = hands.find((hand) => hand.chair === before?.chair);
    const asked = hands.find((hand) => hand.is_asked);
    if (holder !== undefined && before !== null && (holder.is_asked || asked === undefined)) return before;
    return handedTo(hands, (asked ?? holder ?? first).chair, before);
}

/** The device goes to somebody: under a cover if there are secrets and it was not theirs already. */
export function handedTo(hands: readonly Hand[], chair: number | null, before: Held | null): Held {
    const isTheirs = before?.chair === chair;
    return { chair, isCovered: hasSecrets(hands) && (!isTheirs || before.isCovered) };
}
