// Copying, also on a page of the local network, where the browser gives no clipboard.

/** Copy a text; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyByHand(text);
    }
}

function copyByHand(text: string): boolean {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "unseen";
    const within = document.querySelector("dialog[open]") ?? document.body;
    within.append(area);
    area.select();
    try {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way outside of secure contexts
        return document.execCommand("copy");
    } catch {
        return false;
    } finally {
        area.remove();
    }
}
