// Numbers as they are typed.

/** A whole number between two bounds, whatever was typed. */
export function within(typed: number, low: number, high: number): number {
    return Number.isFinite(typed) ? Math.max(low, Math.min(high, Math.trunc(typed))) : low;
}
