// The laws of the page: the shell names no family, no edition and no variant, and everything is styled by its owner.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gameOf } from "./golden/index.ts";

const SOURCE = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
const textOf = (file: string) => readFileSync(join(SOURCE, file), "utf8");

const families = readdirSync(join(SOURCE, "games"));
const editions = readdirSync(join(import.meta.dirname, "golden/games")).map((file) => file.replace(".json", ""));
const variants = [...new Set(editions.flatMap((id) => gameOf(id).variants))].filter((name) => name !== "standard");
const shell = files.filter((file) => !file.startsWith("games/") && file !== "wire.ts");
const QUOTED = new RegExp(`["'\`](${[...families, ...editions].join("|")})["'\`]`, "g");
const COMPARED = new RegExp(`== "(${variants.join("|")})"`, "g");
const IMPORTED = new RegExp(`games/(${families.join("|")})`, "g");

/** What a text names that the shell must not. */
const named = (text: string): string[] =>
    [QUOTED, COMPARED, IMPORTED].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));

/** The files of which something is not so, with what was found. */
function offenders(among: readonly string[], found: (text: string, file: string) => readonly string[]): string[] {
    return among.flatMap((file) => found(textOf(file), file).map((one) => `${file}: ${one}`));
}

test("there is something to find, and it is found", () => {
    expect([families.length, editions.length, variants.length, shell.length > 80]).toEqual([4, 6, 2, true]);
    expect(named('game.family === "pets" && import("../games/race/index.ts") && id === "kanto"')).toHaveLength(3);
    expect(named('terms.variant === "timed"')).toHaveLength(1);
    expect(named('{ timeStyle: "short" } && say("deal_with")')).toEqual([]);
});

test("the shell names no family, no edition and no variant", () => {
    expect(offenders(shell, named)).toEqual([]);
});

test("no family imports another", () => {
    const inside = files.filter((file) => file.startsWith("games/"));

    expect(offenders(inside, (text) => text.match(/from "\.\.\/(?!\.\.)[^"]*/g) ?? [])).toEqual([]);
});

test("nobody styles another's children, and nothing is called what it is not", () => {
    expect(offenders(files, (text) => text.match(/:global|as unknown as/g) ?? [])).toEqual([]);
});
