// The lids of this family's boxes.

import type { Lid } from "../../family.ts";
import Picture from "./Lid.svelte";

export default {
    Picture,
    grounds: { "cats-and-dogs": ["#c4361d", "#d8533a"], "garden-path": ["#5d7f33", "#739747"] },
} satisfies Lid;
