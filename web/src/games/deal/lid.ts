// The lids of this family's boxes.

import type { Lid } from "../../family.ts";
import Picture from "./Lid.svelte";

export default {
    Picture,
    grounds: { deal: ["#1c3766", "#2a4a82"] },
} satisfies Lid;
