// What the dice show.

/** The two dice of the last throw that these events tell. */
export function lastThrow(events: readonly { event: Record<string, unknown> }[]): [number, number] | null {
    const threw = events.findLast(
        ({ event }) => typeof event["first"] === "number" && typeof event["second"] === "number",
    );
    return threw ? [threw.event["first"] as number, threw.event["second"] as number] : null;
}
