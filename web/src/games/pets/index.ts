// Cats against dogs: two teams claim titles round a ring, stack markers on them, and lock them.

import { declared } from "../../family.ts";
import { coloursOf } from "./colours.ts";
import type { Pets } from "./pets.ts";
import { resized, teamsOf } from "./seating.ts";
import { sounds } from "./sounds.ts";
import { winnerOf } from "./winner.ts";

export default declared<Pets>({
    Table: () => import("./PetsTable.svelte"),
    layout: "teams",
    Ask: () => import("./Ask.svelte"),
    Between: () => import("./Between.svelte"),
    Seats: () => import("./Teams.svelte"),
    Mine: () => import("./Titles.svelte"),
    panels: [{ name: "titles", icon: "card", Body: () => import("./Titles.svelte") }],
    Preview: () => import("./Preview.svelte"),
    HowItGoes: () => import("./HowItGoes.svelte"),
    seating: {
        chosen: (pieces, terms) => {
            const teams = teamsOf(terms, pieces.length);
            return pieces.map((piece, chair) => ({ ...piece, team: teams[chair] ?? "" }));
        },
        resized,
        Choice: () => import("./TeamChoice.svelte"),
        Note: () => import("./TeamNote.svelte"),
    },
    colours: coloursOf,
    winner: winnerOf,
    sounds,
    memorable: ["took_over", "paid_tribute", "paid_rival", "claimed", "got_by_card"],
    confetti: () => ["bone", "paw", "bowl", "heart"],
    ear: () => import("./ear.ts"),
});
