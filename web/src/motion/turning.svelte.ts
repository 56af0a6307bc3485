// A card that was just drawn turns over when its time comes, and then stays to be read.

import { pace } from "./pace.svelte.ts";
import { CARD, type Cue } from "./timeline.ts";

/** How much of a card's time it turns; for the rest it is read. */
const TURNS = 400 / CARD;

interface Turned {
    cues: readonly Cue[];
    /** The event that told of the card. */
    event: Cue["event"];
}

/** Without an event, it lies there already. */
export function turning(card: HTMLElement, turned: Turned | undefined) {
    const cue = turned?.cues.find((one) => one.event === turned.event);
    if (!cue?.takes) return;
    const edgewise = "perspective(600px) rotateY(90deg)";
    const way = [
        { transform: edgewise, opacity: 0 },
        { transform: edgewise, opacity: 1, offset: 0.01 },
        { transform: "none" },
    ];
    const moving = card.animate(way, {
        delay: cue.at,
        duration: cue.takes * TURNS,
        easing: "ease-out",
        fill: "backwards",
    });
    const hurried = pace.hurried;
    const stop = $effect.root(() => {
        $effect(() => {
            if (pace.hurried !== hurried) moving.finish();
        });
    });
    return {
        destroy() {
            stop();
            moving.cancel();
        },
    };
}
