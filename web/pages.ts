// Families that lie elsewhere: GAMENIGHT_PAGES names their folders, with commas between; each has an index.ts.

import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:families";

/** The folders in the environment. */
export function foldersIn(named: string | undefined): string[] {
    return (named ?? "").split(",").filter(Boolean).map((folder) => resolve(folder));
}

/** The module that imports them all. */
export function importing(folders: readonly string[]): string {
    const imports = folders.map((folder, place) => `import family${place} from ${JSON.stringify(join(folder, "index.ts"))};`);
    return [...imports, `export default [${folders.map((_, place) => `family${place}`).join(", ")}];`].join("\n");
}

/** Part of every build. Such a folder imports packages as if it lay in src/games, and the shell as `gamenight/…`. */
export function pages(named: string | undefined): Plugin {
    const folders = foldersIn(named);
    let root = "";
    return {
        name: "pages",
        enforce: "pre",
        configResolved: (config) => {
            root = config.root;
        },
        resolveId(source, importer) {
            if (source === MODULE) return `\0${MODULE}`;
            if (source.startsWith("gamenight/")) return join(root, "src", source.slice("gamenight/".length));
            const isOutside = importer !== undefined && folders.some((folder) => importer.startsWith(folder));
            const isPackage = !/^[./\0]/.test(source);
            return isOutside && isPackage ? this.resolve(source, join(root, "src", "main.ts"), { skipSelf: true }) : null;
        },
        load: (id) => (id === `\0${MODULE}` ? importing(folders) : null),
    };
}
