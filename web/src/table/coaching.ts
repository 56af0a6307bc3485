// Whether the coach of a first evening is here; who goes on without stays so on this device.

import { SvelteSet } from "svelte/reactivity";
import type { Hand } from "../contents.ts";
import { isOn, turn } from "../keeping.ts";

const KEPT = "uncoached.";

/** The rooms where the coach was left while this page is open. */
const left = new SvelteSet<string>();

export const isCoached = (hand: Hand | undefined, link: string): boolean =>
    hand?.coach != null && !left.has(link) && !isOn(KEPT + link);

/** Go on without the coach. */
export function leaveCoach(link: string): void {
    left.add(link);
    turn(KEPT + link, true);
}
