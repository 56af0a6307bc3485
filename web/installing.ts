// Makes the page installable: writes sw.js with the files that the page begins with, and gives the page the few
// words that it needs while no server answers.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const MODULE = "virtual:offline";
const WORDS = "../src/gamenight/words";

/** The files of a bundle that the page asks for first: its script, what that imports, styles and fonts. */
export function firstFiles(bundle: Rolldown.OutputBundle): string[] {
    const found = new Set<string>();
    const take = (name: string): void => {
        const file = bundle[name];
        if (file?.type !== "chunk" || found.has(name)) return;
        found.add(name);
        file.imports.forEach(take);
        file.viteMetadata?.importedCss.forEach((one) => found.add(one));
        file.viteMetadata?.importedAssets.forEach((one) => found.add(one));
    };
    for (const file of Object.values(bundle)) if (file.type === "chunk" && file.isEntry) take(file.fileName);
    for (const name of Object.keys(bundle)) if (/latin-(400|600|700)-normal.*\.woff2$/.test(name)) found.add(name);
    return [...found].sort();
}

/** The worker of a build: its cache has another name whenever one of its files has. */
export function workerOf(source: string, files: readonly string[], page: string): string {
    const build = createHash("sha256").update(files.join("\n")).update(page).digest("hex").slice(0, 12);
    const kept = ["/", ...files.map((file) => `/${file}`)];
    return `const PAGE = ${JSON.stringify(`page-${build}`)};\nconst FILES = ${JSON.stringify(kept)};\n${source}`;
}

/** The sentences for when no server answers, by language, from the same files as all others. */
export function wordsIn(folder: string): Record<string, Record<string, string>> {
    const languages = readdirSync(folder, { withFileTypes: true }).filter(
        (one) => one.isDirectory() && /^[a-z]/.test(one.name), // Python leaves folders of its own
    );
    return Object.fromEntries(
        languages.map(({ name }) => {
            const text = readFileSync(join(folder, name, "web.toml"), "utf8");
            const said = [...text.matchAll(/^offline_(\w+) = "(.*)"$/gm)];
            return [name, Object.fromEntries(said.map(([, key = "", sentence = ""]) => [key, sentence]))];
        }),
    );
}

/** Part of every build. */
export function installing(): Plugin {
    let root = "";
    return {
        name: "installing",
        configResolved: (config) => {
            root = config.root;
        },
        resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
        load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(wordsIn(join(root, WORDS)))};` : null),
        generateBundle: {
            order: "post",
            handler(_, bundle) {
                const page = bundle["index.html"];
                const source = readFileSync(join(root, "worker.js"), "utf8");
                const text = page?.type === "asset" ? page.source.toString() : "";
                this.emitFile({
                    type: "asset",
                    fileName: "sw.js",
                    source: workerOf(source, firstFiles(bundle), text),
                });
            },
        },
    };
}
