// The lids of this family's boxes.

import type { Lid } from "../../family.ts";
import Picture from "./Lid.svelte";

export default {
    Picture,
    grounds: { deal: ["var(--cloth)", "var(--cloth-ray)"] },
} satisfies Lid;
