// A tap on what is moving finishes it.

import { pace } from "./pace.svelte.ts";

export function hurrying(element: HTMLElement) {
    const hurry = () => pace.hurry();
    element.addEventListener("pointerdown", hurry);
    return { destroy: () => element.removeEventListener("pointerdown", hurry) };
}
