// The address to give to others: this computer's own name for itself opens nothing elsewhere.

import type { Reach } from "../wire.ts";

const ONLY_HERE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What a link begins with, so that other devices find the table if they can. */
export function addressFor(at: { origin: string; hostname: string }, reach: Reach | null): string {
    return ONLY_HERE.has(at.hostname) ? (reach?.addresses[0] ?? at.origin) : at.origin;
}
