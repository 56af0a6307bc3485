import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packFolder } from "../packing.ts";

test("scripts and style sheets get a packed copy, fonts and crumbs do not", () => {
    const folder = mkdtempSync(join(tmpdir(), "packing-"));
    const long = "a { colour: red }\n".repeat(100);
    for (const [name, text] of Object.entries({ "a.css": long, "b.js": "1", "c.woff2": long }))
        writeFileSync(join(folder, name), text);

    packFolder(folder);

    expect(readdirSync(folder).sort()).toEqual(["a.css", "a.css.br", "b.js", "c.woff2"]);
    expect(brotliDecompressSync(readFileSync(join(folder, "a.css.br"))).toString()).toBe(long);
});
