// What stands beside the table, or in the dock below it: the story, what a family adds, the chat, the rules.

import type { Family } from "../family.ts";
import type { IconName } from "../parts/Icon.svelte";

export interface Tab {
    /** Its key among the words of the page. */
    name: string;
    icon: IconName;
}

export function tabsOf(family: Family): Tab[] {
    return [
        { name: "story", icon: "story" },
        ...(family.panels ?? []),
        { name: "chat", icon: "chat" },
        { name: "rules", icon: "book" },
    ];
}
