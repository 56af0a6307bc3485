// Whether somebody looks at the page.

/** Says when they leave it, and when they are back, or the network is; until it is let go. */
export function presence(away: () => void, back: () => void): () => void {
    const look = () => (document.visibilityState === "visible" ? back() : away());
    addEventListener("pagehide", away);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
        removeEventListener("pagehide", away);
        removeEventListener("online", look);
        document.removeEventListener("visibilitychange", look);
    };
}
