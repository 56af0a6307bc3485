// Gives every style sheet the names of look/breakpoints.css, which only hold in the sheet that they stand in.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = fileURLToPath(new URL("./src/look/breakpoints.css", import.meta.url));

/** Part of every build, and of the server while one works. */
export function breakpoints(): Plugin {
    return {
        name: "breakpoints",
        enforce: "pre",
        transform: {
            filter: { id: /\.css$/, code: /@media[^{]*\(--/ },
            handler(code) {
                this.addWatchFile(FILE);
                return { code: readFileSync(FILE, "utf8") + code, map: null };
            },
        },
    };
}
