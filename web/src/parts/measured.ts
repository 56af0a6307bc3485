// How large an element is inside, told before it is painted and whenever that changes.
// Reading it at once, as `bind:clientWidth` does, lays the whole page out in the middle of a change.

/** Tells the width and the height. */
export function measured(element: HTMLElement, tell: (width: number, height: number) => void): { destroy: () => void } {
    const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return { destroy: () => watch.disconnect() };
}
