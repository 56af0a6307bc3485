// Keys that are pressed for the page itself, and not for something on it.

/** Whether somebody types into a field. */
export const isTyped = ({ target }: KeyboardEvent): boolean =>
    target instanceof Element && target.closest("input, textarea, select") !== null;

/** Whether a key is pressed alone, with nothing laid over the page. */
export const isForPage = (event: KeyboardEvent): boolean =>
    !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
