// Every text of the page is in the catalogue, and the catalogue has nothing besides.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { breakable, language, locale, say, sayOr, useBreaks, useNouns, useWords } from "../src/words.ts";

const SRC = join(import.meta.dirname, "../src");
const SERVER = join(import.meta.dirname, "../../src/gamenight");

const program = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(join(SRC, file), "utf8"))
    .join("\n");
const part = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)words\/en\/.*\.toml$/.test(file))
    .map((file) => readFileSync(join(SERVER, file), "utf8"))
    .map((text) => /^\[web\]\n([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text)?.[1] ?? "")
    .join("\n");
const keys = [...part.matchAll(/^(\w+) = /gm)].map((match) => match[1] ?? "");

/** Said by a name that is put together (status_…, fold_…, lane_…, …_title), and the panels by their own. */
const BY_NAME =
    /^(level|offline|scheme|character|quick|pace|review|status|piece|option|agreed|slot|fold|lane|pick|doublers|length|how|replay_speed|curve|throws|speed)_|^pets_(claim|take)$|^(resign|bankrupt)_(title|text)$|^(story|deeds|facts|chat|rules)$/;

test("whatever is said is in the catalogue", () => {
    const said = [...program.matchAll(/\bsay\(\s*["'](\w+)["']/g)].map((match) => match[1] ?? "");

    expect(said.filter((key) => !keys.includes(key))).toEqual([]);
    expect(said.length).toBeGreaterThan(50);
});

test("whatever is in the catalogue is said", () => {
    expect(keys.filter((key) => !BY_NAME.test(key) && !new RegExp(`["']${key}["']`).test(program))).toEqual([]);
});

test("texts are filled in, one or many, and a missing one shows its key", () => {
    useWords({ hi: "Hello {name}!", free: "{count:# chair is|# chairs are} free." });

    expect(say("hi", { name: "{count}" })).toBe("Hello {count}!");
    expect([1, 2].map((count) => say("free", { count }))).toEqual(["1 chair is free.", "2 chairs are free."]);
    expect([say("nix"), sayOr("nix", "else"), sayOr("hi", "else")]).toEqual(["nix", "else", "Hello {name}!"]);
});

test("nouns choose their form by gender, and one that nobody knows takes the first", () => {
    useWords({ each: "{piece:Jeder #|Jede #|Jedes #} kostet {amount}." }, "xx");
    useNouns({ Hundehütte: 1, Haus: 2 });

    expect(["Zwinger", "Hundehütte", "Haus"].map((piece) => say("each", { piece, amount: "50 #|" }))).toEqual([
        "Jeder Zwinger kostet 50 #|.",
        "Jede Hundehütte kostet 50 #|.",
        "Jedes Haus kostet 50 #|.",
    ]);
    expect(language()).toBe("xx");
});

test("a name is broken where somebody has said so, and nowhere else", () => {
    useBreaks({ Wassernapf: "Wasser\u00adnapf" });

    expect(["Wassernapf", "Napf"].map(breakable)).toEqual(["Wasser\u00adnapf", "Napf"]);
});

test("a form may have holes of its own, and what is filled in is not read again", () => {
    useWords({ told: "{count:# of {name} is|# of {name} are} here" });

    expect(say("told", { count: 1, name: "{count}#" })).toBe("1 of {count}# is here");
    expect(say("told", { count: 3, name: "Ann" })).toBe("3 of Ann are here");
    expect(say("told", { count: 3 })).toBe("3 of {name} are here");
});

test.each([
    ["en", "en-GB", "en-GB"],
    ["de", "en-GB", "de"],
    ["de", "de-AT", "de-AT"],
])("dates in %s, where the browser is %s, are those of %s", (spoken, browser, expected) => {
    vi.stubGlobal("navigator", { language: browser });
    useWords({}, spoken);
    expect(locale()).toBe(expected);
});
