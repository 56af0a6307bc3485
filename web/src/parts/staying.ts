// The keyboard is never nowhere: when what had the focus goes away or can be pressed no more, what is next to it has it.

/** What may be given the focus: nothing to type in, for that would open the keyboard of a phone. */
const NEXT =
    "button:enabled, a[href], select:enabled, summary, input[type=radio]:enabled, input[type=checkbox]:enabled";

/** An element in which the focus was, and its place among its neighbours. */
interface Step {
    element: Element;
    place: number;
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The page itself holds the focus, until something on it has a better right to it. */
export function hold(): void {
    if (isNowhere()) document.getElementById("page")?.focus({ preventScroll: true });
}

/** Where the focus is, from the inside out. */
function wayTo(target: Element, root: Element): Step[] {
    const steps: Step[] = [];
    for (let element: Element | null = target; element && element !== root; element = element.parentElement)
        steps.push({ element, place: [...(element.parentElement?.children ?? [])].indexOf(element) });
    return [...steps, { element: root, place: 0 }];
}

/** What is nearest to where the focus was: what stands in its place, else in the place of what was round it. */
function nearest(way: readonly Step[]): HTMLElement | null {
    for (const [number, { element }] of way.entries()) {
        if (isGone(element) || number === 0) continue;
        const there = element.children[Math.min(way[number - 1]?.place ?? 0, element.children.length - 1)];
        const found = [there?.matches(NEXT) ? there : there?.querySelector(NEXT), element.querySelector(NEXT)];
        const next = found.find((one) => one instanceof HTMLElement);
        if (next) return next;
    }
    return null;
}

/** Lets the focus stay near where it was, in whatever is shown in an element. */
export function staying(root: HTMLElement): { destroy: () => void } {
    let way: readonly Step[] = [];
    const look = () => {
        const [at] = way;
        // What is disabled keeps the focus until the next frame, and nobody says when it loses it.
        const isLost = isNowhere() || document.activeElement === at?.element;
        if (at && isLost && isGone(at.element)) nearest(way)?.focus({ preventScroll: true });
    };
    const come = ({ target }: FocusEvent) => (way = target instanceof Element ? wayTo(target, root) : []);
    // Whoever taps beside everything wants to be nowhere.
    const leave = ({ target }: FocusEvent) =>
        queueMicrotask(() => {
            if (target instanceof Element && target === way[0]?.element && isNowhere() && !isGone(target)) way = [];
        });
    const changes = new MutationObserver(look);
    changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
    root.addEventListener("focusin", come);
    root.addEventListener("focusout", leave);
    return {
        destroy() {
            changes.disconnect();
            root.removeEventListener("focusin", come);
            root.removeEventListener("focusout", leave);
        },
    };
}
