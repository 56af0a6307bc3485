// Which team each chair plays for, before the game.

import type { Terms } from "../../family.ts";
import { chosenIn, inTurns } from "../../lobby/seating.ts";

export const TEAMS = ["cat", "dog"];

/** The team of each chair: as agreed, and where nothing is, in turns. */
export const teamsOf = (terms: Terms, chairs: number): string[] => inTurns(chairs, chosenIn(terms, "teams"), TEAMS);

/** The terms for another number of chairs: a new chair is for the smaller team, and a team needs somebody. */
export function resized(terms: Terms, chairs: number): Terms {
    const { teams: _, ...others } = terms;
    const teams = chosenIn(terms, "teams").slice(0, chairs);
    if (!teams.length) return others;
    while (teams.length < chairs) {
        const [cats, dogs] = sizesOf(teams);
        teams.push((cats ?? 0) <= (dogs ?? 0) ? "cat" : "dog");
    }
    return emptyTeam(teams) ? others : { ...others, teams };
}

/** How many play for each team. */
export function sizesOf(teams: readonly string[]): number[] {
    return TEAMS.map((team) => teams.filter((one) => one === team).length);
}

/** The team that nobody plays for; undefined if there is none. */
export function emptyTeam(teams: readonly string[]): string | undefined {
    return TEAMS.find((team) => !teams.includes(team));
}

/** The teams after one chair has changed sides: if its team would be empty, another one comes over for it. */
export function changedSides(teams: readonly string[], chair: number, team: string): string[] {
    const changed = teams.map((one, place) => (place === chair ? team : one));
    const empty = emptyTeam(changed);
    if (empty === undefined) return changed;
    const other = (chair + 1) % changed.length;
    return changed.map((one, place) => (place === other ? empty : one));
}
