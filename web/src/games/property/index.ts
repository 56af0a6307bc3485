// The property game: round a ring, buy deeds, trade, build, take rent, and be the last who can pay.

import { money } from "../../board/money.ts";
import { isSymbol } from "../../board/symbols.ts";
import { declared } from "../../family.ts";
import { lookOf } from "./look.ts";
import type { Property } from "./property.ts";
import { sounds } from "./sounds.ts";

/** What only counts where the game ends by the clock. */
const BY_THE_CLOCK: ReadonlySet<string> = new Set(["minutes", "rounds"]);

export default declared<Property>({
    Table: () => import("./PropertyTable.svelte"),
    layout: "ring",
    Ask: () => import("./Ask.svelte"),
    Between: () => import("./Between.svelte"),
    Purse: () => import("./Purse.svelte"),
    Mine: () => import("./Mine.svelte"),
    isMineAll: true,
    panels: [{ name: "deeds", icon: "card", Body: () => import("./Deeds.svelte") }],
    Preview: () => import("./Preview.svelte"),
    HowItGoes: () => import("./HowItGoes.svelte"),
    hides: ({ name }, terms) => BY_THE_CLOCK.has(name) && terms.variant !== "timed",
    look: lookOf,
    signs: (board) => board.look.tokens ?? [],
    counted: money,
    sounds,
    memorable: ["paid_rent", "won_auction", "built", "gave_cash", "bought", "paid_tax"],
    confetti: (board) => ["house", ...board.groups.map(({ symbol }) => symbol).filter(isSymbol)],
    ear: () => import("./ear.ts"),
});
