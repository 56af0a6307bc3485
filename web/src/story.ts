// The story so far, as each of my chairs was told it.

import type { Hand, Told } from "./contents.ts";

/** By chair; null is what everybody may know. */
export type Stories = ReadonlyMap<number | null, readonly Told[]>;

const LINES_KEPT = 400;

/** The stories of hands that bring everything. */
export function whole(hands: readonly Hand[]): Stories {
    return new Map(hands.map((hand) => [hand.chair, hand.told]));
}

/**
 * The stories with what is new; null if I sat down on a chair, so that the beginning of its story is missing.
 *
 * Who gives up a chair goes on with its story. Asking anew would be wrong just then: my token is being replaced,
 * and with the old one I would come in as a stranger.
 */
export function grown(stories: Stories, hands: readonly Hand[]): Stories | null {
    if (hands.some((hand) => hand.chair !== null && !stories.has(hand.chair))) return null;
    return new Map(
        hands.map((hand) => {
            const before = stories.get(hand.chair) ?? longest(stories);
            return [hand.chair, hand.told.length ? [...before, ...hand.told].slice(-LINES_KEPT) : before];
        }),
    );
}

function longest(stories: Stories): readonly Told[] {
    return [...stories.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
}

/** What is asked, as a number that only grows within one game. */
export function serialOf(hand: Hand | undefined): number {
    return hand?.view.serial ?? 0;
}
