// Names as people type them: trimmed, of sensible length, and different from the others at the table.

import { LONGEST_NAME } from "./wire.ts";

/** A name as it may be sent; empty if nothing is left of it. */
export function tidy(name: string): string {
    return name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME).trim();
}

/** The name, or the name with a number behind it if somebody at the table has it already. */
export function unlike(name: string, others: readonly string[]): string {
    if (!others.includes(name)) return name;
    for (let number = 2; ; number++) {
        const tail = ` ${number}`;
        const other = name.slice(0, LONGEST_NAME - tail.length) + tail;
        if (!others.includes(other)) return other;
    }
}
