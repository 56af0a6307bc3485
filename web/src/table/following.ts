// After an answer one is at the next question, and never nowhere: the heading of what is asked takes the focus.
// What has a `data-off` is there to keep its place, and no place to be.

import { hold } from "../parts/staying.ts";

/** Lets the heading of a section have the focus whenever nothing else has it. */
export function following(section: HTMLElement): { destroy: () => void } {
    const look = () => {
        const focused = document.activeElement;
        const isNowhere = focused === null || focused === document.body || focused.hasAttribute("data-off");
        if (!isNowhere || document.querySelector("dialog[open]")) return;
        section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
        hold(); // for as long as there is no heading
    };
    const changes = new MutationObserver(look);
    changes.observe(section, { subtree: true, childList: true, attributes: true });
    look();
    return {
        destroy() {
            changes.disconnect();
            hold();
        },
    };
}
