import { expect, test } from "vitest";
import { condition } from "../src/look/breakpoints.ts";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts,css}", {
    query: "?raw",
    import: "default",
    eager: true,
});

/** What a pattern finds in the files whose path begins so. */
function found(pattern: RegExp, folder = ""): Set<string> {
    const files = Object.entries(SOURCES).filter(([path]) => path.startsWith(`../src/${folder}`));
    return new Set(files.flatMap(([, text]) => [...text.matchAll(pattern)].map((match) => match[1] ?? "")));
}
const tokens = found(/^\s+--([a-z-]+):/gm, "look/");

test("what is asked for has been declared: in look/, or by the component for itself", () => {
    const own = found(/(?:style:|^\s+)--([a-z-]+)[:=]/gm);
    expect([...found(/var\(--([a-z-]+)/g)].filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
});

test("what look/ declares is worn by something", () => {
    const used = found(/var\(--([a-z-]+)/g);
    expect([...tokens].filter((name) => !used.has(name))).toEqual([]);
    const screens = found(/[ (]\(--([a-z-]+)\)/g);
    expect([...found(/@custom-media --([a-z-]+)/g)].filter((name) => !screens.has(name))).toEqual([]);
});

test("a script knows the sizes of screens by the same names", () => {
    expect(condition("desk")).toBe("(min-width: 1200px) and (min-height: 601px) and (orientation: landscape)");
    expect(() => condition("watch")).toThrow("watch");
});
