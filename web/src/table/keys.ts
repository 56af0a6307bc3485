// The keyboard at the table: Enter takes the likely choice, 1 to 9 the others, Esc closes what was opened.

import { isForPage, isTyped } from "../parts/keys.ts";

const TAKES_KEYS = "input, textarea, select, button, a, summary, [role=tab], [contenteditable]";

/** Listens for keys that nothing else on the page wants. */
export function keyed(pick: (place: number) => void, dismiss: () => void): (event: KeyboardEvent) => void {
    return (event) => {
        if (event.repeat || !isForPage(event)) return;
        if (event.key === "Escape") return dismiss();
        if (isTyped(event)) return;
        const target = event.target instanceof Element ? event.target : null;
        const place = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
        // On a button Enter is that button's own.
        const isEnter = event.key === "Enter" && !target?.closest(TAKES_KEYS);
        if (place < 0 && !isEnter) return;
        event.preventDefault(); // or the key would be typed into the field that it opens
        pick(isEnter ? 0 : place);
    };
}
