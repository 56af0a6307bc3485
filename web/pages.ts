// Families that lie elsewhere: GAMENIGHT_PAGES names their folders, with commas between. Each has the name of its
// family, or is called page and lies in a folder of that name; with an index.ts and a lid.ts as those of src/games.

import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:families";
const SHELL = "gamenight/";

/** The folders in the environment. */
export function foldersIn(named: string | undefined): string[] {
    return (named ?? "")
        .split(",")
        .filter(Boolean)
        .map((folder) => resolve(folder));
}

/** The family that a folder is for. */
const nameOf = (folder: string): string => basename(basename(folder) === "page" ? dirname(folder) : folder);

/** The module that knows them. */
export function moduleOf(folders: readonly string[]): string {
    const quoted = (folder: string, file: string) => JSON.stringify(join(folder, file));
    const lids = folders.map((folder) => existsSync(join(folder, "lid.ts")));
    return [
        ...folders.flatMap((folder, place) =>
            lids[place] ? [`import lid${place} from ${quoted(folder, "lid.ts")};`] : [],
        ),
        "export default {",
        ...folders.map((folder, place) => {
            const family = `() => import(${quoted(folder, "index.ts")}).then((module) => module.default)`;
            return `${JSON.stringify(nameOf(folder))}: { family: ${family}, lid: ${lids[place] ? `lid${place}` : "undefined"} },`;
        }),
        "};",
    ].join("\n");
}

/** Part of every build. Such a folder finds packages as src/ does, and the shell as `gamenight/…`. */
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
            if (source.startsWith(SHELL)) return join(root, "src", source.slice(SHELL.length));
            const isOutside = folders.some((folder) => importer?.startsWith(folder));
            const isPackage = !/^[./\0]/.test(source);
            return isOutside && isPackage ? this.resolve(source, join(root, "src/main.ts"), { skipSelf: true }) : null;
        },
        load: (id) => (id === `\0${MODULE}` ? moduleOf(folders) : null),
    };
}
