// How the card game sounds, besides money.

import type { Sound } from "../../motion/sound.ts";

export const sounds = {
    drew: "card",
    banked: "coin",
    laid: "card",
    laid_as: "card",
    played: "card",
    played_on: "card",
    built: "marker",
    stolen: "card",
    swapped: "card",
    broken: "gavel",
    said_no: "gavel",
} satisfies Record<string, Sound>;
