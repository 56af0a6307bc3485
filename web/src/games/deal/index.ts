// The card game: lay sets in front of you, take rent and cards from the others, say no, be the first with three.

import { declared } from "../../family.ts";
import type { Deal } from "./deal.ts";
import { sounds } from "./sounds.ts";

export default declared<Deal>({
    Table: () => import("./DealTable.svelte"),
    layout: "cards",
    Ask: () => import("./Ask.svelte"),
    Mine: () => import("./Mine.svelte"),
    isMineAll: true,
    Preview: () => import("./Preview.svelte"),
    HowItGoes: () => import("./HowItGoes.svelte"),
    sounds,
    memorable: ["charged", "charged_one", "broken", "paid_all", "wants_sum", "overpaid", "stolen"],
    confetti: () => ["card", "house", "hotel", "diamond"],
    ear: () => import("./ear.ts"),
});
