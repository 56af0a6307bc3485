// What of a game is worth remembering: of each kind of event that a family names, the greatest.

import type { AnyEvent, Told } from "../contents.ts";

/** How much there is to an event: money, a number, or how far it went. */
function greatness(event: AnyEvent): number {
    const facts = new Map<string, unknown>(Object.entries(event));
    const number = (name: string) => Number(facts.get(name) ?? 0) || 0;
    return number("amount") || number("count") || Math.abs(number("to") - number("from"));
}

/** The greatest of each of these kinds, in their order, so many at most. */
export function memories(story: readonly Told[], kinds: readonly string[], most = 3): Told[] {
    return kinds
        .flatMap((kind) => {
            const such = story.filter(({ event }) => event.event === kind);
            return such.length
                ? [such.reduce((best, one) => (greatness(one.event) > greatness(best.event) ? one : best))]
                : [];
        })
        .slice(0, most);
}
