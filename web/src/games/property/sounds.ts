// How the property game sounds, besides dice, cards and money.

import type { Sound } from "../../motion/sound.ts";

export const sounds = {
    won_auction: "gavel",
    won_piece: "gavel",
    struck_trade: "gavel",
    to_jail: "jail",
    built: "marker",
    placed: "marker",
} satisfies Record<string, Sound>;
