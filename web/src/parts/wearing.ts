// An action: an element wears custom properties of CSS, and so does everything in it.

type Look = Readonly<Record<string, string>> | undefined;

export function wearing(element: HTMLElement, look: Look) {
    let worn: string[] = [];
    function update(next: Look) {
        for (const name of worn) element.style.removeProperty(name);
        worn = Object.keys(next ?? {});
        for (const [name, value] of Object.entries(next ?? {})) element.style.setProperty(name, value);
    }
    update(look);
    return { update };
}
