// What the spaces of a board show: what the edition says, else cats and dogs in turns and what they run to.

import type { RaceSpace } from "../../wire.ts";

const ANIMALS = ["dog", "cat"];
const THEIRS: Readonly<Record<string, string>> = { dog: "bone", cat: "bowl" };

/** A drawing for every space, empty where there is none. */
export function drawings(spaces: readonly RaceSpace[]): string[] {
    const shown: string[] = spaces.map((space) => space.shows ?? "");
    let pictures = 0;
    spaces.forEach((space, place) => {
        if (space.kind !== "picture") return;
        shown[place] ||= ANIMALS[pictures % ANIMALS.length] ?? "paw";
        pictures++;
        const end = space.leads_to;
        if (end !== null && spaces[end]?.kind === "end") shown[end] ||= THEIRS[shown[place] ?? ""] ?? "paw";
    });
    return shown;
}
