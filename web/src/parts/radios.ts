// An action: in a group of drawn radios the arrow keys go from one to the next, and choose it, as with the browser's own.

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function radios(group: HTMLElement): { destroy: () => void } {
    const keyed = (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        const all = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
        const place = all.findIndex((one) => one === event.target);
        if (step === undefined || place < 0) return;
        event.preventDefault();
        const next = all[(place + step + all.length) % all.length];
        next?.focus();
        next?.click();
    };
    group.addEventListener("keydown", keyed);
    return { destroy: () => group.removeEventListener("keydown", keyed) };
}
