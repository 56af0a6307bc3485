// What the build adds so that the page can be installed.

import { join } from "node:path";
import { expect, test } from "vitest";
import { firstFiles, wordsIn, workerOf } from "../installing.ts";

const chunk = (fileName: string, imports: string[], isEntry = false) => ({
    type: "chunk",
    fileName,
    imports,
    isEntry,
    viteMetadata: { importedCss: new Set([`${fileName}.css`]), importedAssets: new Set<string>() },
});

test("the page begins with its script, what that imports, and its fonts; what comes later is not among them", () => {
    const files = {
        "main.js": chunk("main.js", ["shared.js"], true),
        "shared.js": chunk("shared.js", ["main.js"]),
        "later.js": chunk("later.js", []),
        "text-latin-400-normal-x.woff2": { type: "asset" },
        "text-greek-400-normal-x.woff2": { type: "asset" },
    };
    const bundle = files as never;

    expect(firstFiles(bundle)).toEqual([
        "main.js",
        "main.js.css",
        "shared.js",
        "shared.js.css",
        "text-latin-400-normal-x.woff2",
    ]);
});

test("another page has another cache, and keeps nothing but its own files", () => {
    const [one, other] = ["<p>", "<b>"].map((page) => workerOf("self", ["a.js"], page));

    expect(one).toMatch(/^const PAGE = "page-[0-9a-f]{12}";\nconst FILES = \["\/","\/a.js"\];\nself$/);
    expect(one).not.toBe(other);
});

test("every language has the sentences for when no server answers", () => {
    const words = wordsIn(join(import.meta.dirname, "../../src/gamenight/words"));

    expect(Object.keys(words)).toContain("de");
    for (const said of Object.values(words)) expect(Object.keys(said).sort()).toEqual(["again", "text", "title"]);
});
