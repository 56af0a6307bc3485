// What is put in another order glides to its new place instead of jumping there.

import { pace } from "./pace.svelte.ts";

const TAKES = 420;

export type Places = ReadonlyMap<Element, DOMRect>;

/** Where the children of a list are. */
export function placesOf(list: Element | undefined): Places {
    return new Map([...(list?.children ?? [])].map((child) => [child, child.getBoundingClientRect()]));
}

/** Lets those that have been moved since come from where they were. */
export function glide(from: Places): void {
    if (!pace.factor) return;
    for (const [child, was] of from) {
        if (!child.isConnected) continue;
        const is = child.getBoundingClientRect();
        const [x, y] = [was.left - is.left, was.top - is.top];
        if (x || y)
            child.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
                duration: TAKES * pace.factor,
                easing: "ease-in-out",
            });
    }
}
