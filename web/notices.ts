// Writes notices.txt beside the built page: whose code and fonts are in it, with their licences in full.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const RULE = "=".repeat(78);
const HEAD = "The page of gamenight contains code and fonts of these packages. Their licences follow.\n";

/** The folder of the package that a module or a file belongs to; nothing for what is our own. */
export function packageOf(id: string, root: string): string | undefined {
    const helper = /^\0(vite|rolldown)\//.exec(id)?.[1]; // what the builder itself puts into the page
    if (helper !== undefined) return join(root, "node_modules", helper);
    const found = /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replaceAll("\\", "/"));
    return found ? join(root, found[0].startsWith(root) ? found[0].slice(root.length) : found[0]) : undefined;
}

/** The folders of all packages of which something is in the bundle. */
export function packagesIn(bundle: Rolldown.OutputBundle, root: string): Set<string> {
    const found = new Set<string | undefined>();
    for (const file of Object.values(bundle)) {
        if (file.type === "asset") {
            for (const name of file.originalFileNames) found.add(packageOf(name, root));
            continue;
        }
        for (const [id, module] of Object.entries(file.modules)) {
            // A style sheet leaves nothing in the script that asks for it.
            if (module.renderedLength > 0 || id.endsWith(".css")) found.add(packageOf(id, root));
        }
    }
    found.delete(undefined);
    return found as Set<string>;
}

/** Name, version, licence and its whole text; a package without a text cannot be in the page. */
export function noticeOf(folder: string): string {
    const written = readFileSync(join(folder, "package.json"), "utf8");
    const { name, version, license } = JSON.parse(written) as { name: string; version: string; license?: string };
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice|ofl)(\.|$)/i.test(file));
    if (!license || files.length === 0) throw new Error(`${name} is in the page and has no licence text`);
    const texts = files.sort().map((file) => ownPart(readFileSync(join(folder, file), "utf8")));
    return [RULE, `${name} ${version}`, `Licence: ${license}`, RULE, "", ...texts].join("\n");
}

/** A licence without those of a builder's own dependencies, of which nothing is in the page. */
function ownPart(text: string): string {
    const [part] = text.split(/^# Licenses of bundled dependencies/m);
    return `${(part ?? "").replace(/[ \t]*\r?\n/g, "\n").trim()}\n`;
}

/** The whole file, the same for the same packages. */
export function notices(folders: Iterable<string>): string {
    return [HEAD, ...[...folders].map(noticeOf).sort()].join("\n");
}

/** Part of every build. */
export function noticing(): Plugin {
    let root = "";
    return {
        name: "notices",
        apply: "build",
        configResolved: (config) => {
            root = config.root;
        },
        generateBundle(_, bundle) {
            const source = notices(packagesIn(bundle, root));
            this.emitFile({ type: "asset", fileName: "notices.txt", source });
        },
    };
}
