// What has not changed stays the very same object, so that nothing that shows it needs to look again.

const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

/** The new value, with every part of it that is as it was taken from the old one; if all is, the old one itself. */
export function shared<T>(before: unknown, after: T): T {
    if (Object.is(before, after)) return after;
    if (Array.isArray(after)) return sharedRow(Array.isArray(before) ? before : [], after) as T;
    if (!isPlain(after)) return after;
    const old = isPlain(before) ? before : {};
    const names = Object.keys(after);
    let isSame = isPlain(before) && names.length === Object.keys(old).length;
    const next: Record<string, unknown> = {};
    for (const name of names) {
        next[name] = shared(old[name], after[name]);
        isSame &&= name in old && Object.is(next[name], old[name]);
    }
    return (isSame ? before : next) as T;
}

function sharedRow(before: readonly unknown[], after: readonly unknown[]): unknown[] {
    const next = after.map((one, place) => shared(before[place], one));
    const isSame = before.length === next.length && next.every((one, place) => Object.is(one, before[place]));
    return isSame ? (before as unknown[]) : next;
}
