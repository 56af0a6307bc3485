// The lids of this family's boxes.

import type { Lid } from "../../family.ts";
import Picture from "./Lid.svelte";

export default {
    Picture,
    grounds: { kanto: ["#2f7a4a", "#3f9160"], "dog-lovers": ["#7a4a1e", "#94602f"] },
} satisfies Lid;
