// The lids of this family's boxes.

import type { Lid } from "../../family.ts";
import Picture from "./Lid.svelte";

export default {
    Picture,
    grounds: {
        "cats-and-dogs": ["var(--vermilion)", "var(--coral)"],
        "garden-path": ["var(--moss)", "var(--moss-ray)"],
    },
} satisfies Lid;
