// The notices name every package that is in the page, each with its licence in full.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { noticeOf, notices, packageOf, packagesIn } from "../notices.ts";

function laid(files: Record<string, string>): string {
    const folder = mkdtempSync(join(tmpdir(), "notices-"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
}

test.each([
    ["/here/web/node_modules/svelte/src/index.js", "/here/web/node_modules/svelte"],
    ["/here/web/node_modules/svelte/node_modules/a/b.js?x", "/here/web/node_modules/svelte/node_modules/a"],
    ["node_modules/@fonts/one/files/one.woff2", "/here/web/node_modules/@fonts/one"],
    ["\0vite/preload-helper.js", "/here/web/node_modules/vite"],
    ["\0plugin:own", undefined],
    ["/here/web/src/main.ts", undefined],
])("%j belongs to %s", (id, folder) => {
    expect(packageOf(id, "/here/web")).toBe(folder);
});

test("what was shaken out of the bundle is not named; style sheets and fonts are", () => {
    const module = (renderedLength: number) => ({ renderedLength });
    const bundle = {
        "a.js": {
            type: "chunk",
            modules: {
                "/w/node_modules/used/a.js": module(9),
                "/w/node_modules/unused/a.js": module(0),
                "/w/node_modules/style/a.css": module(0),
            },
        },
        "a.woff2": { type: "asset", originalFileNames: ["node_modules/font/a.woff2"] },
    } as unknown as Rolldown.OutputBundle;
    const folders = ["used", "style", "font"].map((name) => `/w/node_modules/${name}`);
    expect([...packagesIn(bundle, "/w")].sort()).toEqual(folders.sort());
});

test("a notice has name, version, licence and text, in an order of its own", () => {
    const one = laid({
        "package.json": '{"name": "one", "version": "1.2.3", "license": "MIT"}',
        license: "Copyright One\r\nAs it is.  \n",
    });
    const two = laid({
        "package.json": '{"name": "two", "version": "2.0.0", "license": "OFL-1.1"}',
        "LICENSE.md": "Copyright Two\n\n# Licenses of bundled dependencies\nthree\n",
    });
    const text = notices([two, one]);
    expect(text).toBe(notices([one, two]));
    expect(text).toContain("one 1.2.3\nLicence: MIT\n");
    expect(text).toContain("\nCopyright One\nAs it is.\n");
    expect(text).toContain("\nCopyright Two\n");
    expect(text).not.toContain("three");
    expect(text.indexOf("one 1.2.3")).toBeLessThan(text.indexOf("two 2.0.0"));
    expect(text).not.toContain(tmpdir());
});

test("a package without a licence text stops the build", () => {
    const bare = laid({ "package.json": '{"name": "bare", "version": "1.0.0", "license": "MIT"}' });
    mkdirSync(join(bare, "src"));
    expect(() => noticeOf(bare)).toThrow("bare is in the page and has no licence text");
});
