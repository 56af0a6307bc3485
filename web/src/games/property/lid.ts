// The lids of this family's boxes.

import type { Lid } from "../../family.ts";
import Picture from "./Lid.svelte";

export default {
    Picture,
    grounds: { kanto: ["var(--meadow)", "var(--meadow-ray)"], "dog-lovers": ["var(--walnut)", "var(--walnut-ray)"] },
} satisfies Lid;
