// The sizes of screens for scripts: the same conditions that the style sheets know by name.

import declared from "./breakpoints.css?raw";

/** The condition of a name in breakpoints.css. */
export function condition(name: string): string {
    const found = new RegExp(`@custom-media --${name} (.*?);`).exec(declared)?.[1];
    if (found === undefined) throw new Error(`no breakpoint is called ${name}`);
    return found;
}
