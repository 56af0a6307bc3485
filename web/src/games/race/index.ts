// The race: spin, go along the track, follow the arrows, be the first in the middle.

import { declared } from "../../family.ts";
import type { Race } from "./race.ts";
import { piecesOf, resized } from "./seating.ts";

export default declared<Race>({
    Table: () => import("./RaceTable.svelte"),
    Fallen: () => import("./Fallen.svelte"),
    HowItGoes: () => import("./HowItGoes.svelte"),
    seating: {
        chosen: (pieces, terms) => {
            const chosen = piecesOf(terms, pieces.length);
            return pieces.map((piece, chair) => ({ ...piece, piece: chosen[chair] ?? "" }));
        },
        resized,
        Choice: () => import("./PieceChoice.svelte"),
    },
    memorable: ["followed_arrow", "swapped", "moved_back", "blocked", "moved"],
    confetti: () => ["paw", "bone", "bowl", "dog"],
    ear: () => import("./ear.ts"),
});
