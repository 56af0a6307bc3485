// What the panel and the dock hold.

import { estateOf } from "../games/property/property.ts";
import { petsOf } from "../games/pets/pets.ts";
import type { IconName } from "../parts/Icon.svelte";
import type { Hand } from "../wire.ts";
import { hasOtherFacts } from "./facts.ts";

export type PanelName = "story" | "deeds" | "titles" | "facts" | "chat" | "rules";

/** The parts there are: facts only where the board does not show them all. */
export function panels(hand: Hand | undefined, hasBoard: boolean): { name: PanelName; icon: IconName }[] {
    const facts = hasBoard && hand !== undefined && hasOtherFacts(hand);
    return [
        { name: "story", icon: "story" },
        ...(estateOf(hand) ? [{ name: "deeds", icon: "card" } as const] : []),
        ...(petsOf(hand) ? [{ name: "titles", icon: "card" } as const] : []),
        ...(facts ? [{ name: "facts", icon: "eye" } as const] : []),
        { name: "chat", icon: "chat" },
        { name: "rules", icon: "book" },
    ];
}
