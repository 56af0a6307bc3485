// The key of the studio: it comes in the part of the address that no server is told, and is kept while the tab is open.

const KEPT = "gamenight.studio";

/** The key in an address: `#key=…`. */
export function keyIn(hash: string): string {
    return /^#key=([\w-]{1,64})$/.exec(hash)?.[1] ?? "";
}

/** The key that this tab came with, or had before; it does not stay in the address. */
export function studioKey(): string {
    const key = keyIn(location.hash);
    try {
        if (!key) return sessionStorage.getItem(KEPT) ?? "";
        sessionStorage.setItem(KEPT, key);
        history.replaceState(history.state, "", location.pathname + location.search);
    } catch {
        // storage is forbidden: the key stays in the address
    }
    return key;
}
