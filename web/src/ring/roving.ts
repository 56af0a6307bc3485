// One stop for the Tab key on a board of many spaces: arrows go from one to the next, round the edge.

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place that a key leads to from another, round a ring of so many; null if it leads nowhere. */
export function ledTo(key: string, from: number, count: number): number | null {
    if (key === "Home") return 0;
    if (key === "End") return count - 1;
    const step = STEPS[key];
    return step === undefined || count === 0 ? null : (from + step + count) % count;
}

export function roving(group: HTMLElement) {
    const buttons = () => [...group.querySelectorAll<HTMLElement>(":scope > button")];
    let current: HTMLElement | undefined;

    /** Only one of them is reached by Tab: the one that was looked at last. */
    function choose(one: HTMLElement | undefined) {
        current = one ?? buttons()[0];
        for (const button of buttons()) button.tabIndex = button === current ? 0 : -1;
    }
    function keyed(event: KeyboardEvent) {
        const all = buttons();
        const place = ledTo(event.key, all.indexOf(event.target as HTMLElement), all.length);
        if (place === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        all[place]?.focus();
    }
    const focused = (event: FocusEvent) => event.target instanceof HTMLElement && choose(event.target);
    const changed = new MutationObserver(() => choose(current?.isConnected ? current : undefined));

    choose(undefined);
    changed.observe(group, { childList: true });
    group.addEventListener("keydown", keyed);
    group.addEventListener("focusin", focused);
    return {
        destroy() {
            changed.disconnect();
            group.removeEventListener("keydown", keyed);
            group.removeEventListener("focusin", focused);
        },
    };
}
