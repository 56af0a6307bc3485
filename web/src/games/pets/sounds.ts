// How the table of two teams sounds, besides dice, cards and money.

import type { Sound } from "../../motion/sound.ts";

export const sounds = {
    claimed: "marker",
    added: "marker",
    took_over: "marker",
    replaced: "marker",
    removed: "marker",
    locked: "gavel",
    to_jail: "jail",
} satisfies Record<string, Sound>;
