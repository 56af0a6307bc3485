// The shell finds a family by its name, fetches it once, and shows any other game plainly.

import { resolve } from "node:path";
import { expect, test } from "vitest";
import { moduleOf, foldersIn } from "../pages.ts";
import { familyOf, fetched, lidOf, part } from "../src/families.svelte.ts";
import { tabsOf } from "../src/table/panels.ts";
import { gameOf } from "./golden/index.ts";

const IDS = ["cats-and-dogs", "cats-vs-dogs", "deal", "dog-lovers", "garden-path", "kanto"];

test.each(IDS)("%s has a family with a lid, which is fetched when it is asked for", async (id) => {
    const game = gameOf(id);
    const family = await fetched(game.family);

    expect(familyOf(game)).toBe(family);
    expect(lidOf(game)?.Picture).toBeDefined();
    expect(fetched(game.family)).toBe(fetched(game.family));
});

test("a game that nobody has drawn, or that is not known yet, is plain", () => {
    expect(familyOf({ family: "unheard-of" })).toBe(familyOf(undefined));
    expect(lidOf({ family: "unheard-of" })).toBeUndefined();
    expect(tabsOf(familyOf(undefined)).map((tab) => tab.name)).toEqual(["story", "chat", "rules"]);
});

test("what a family adds to the panels stands after the story", async () => {
    const family = await fetched("property");

    expect(tabsOf(family!).map((tab) => tab.name)).toEqual(["story", "deeds", "chat", "rules"]);
});

test("a part is fetched once, and is there at once from then on", async () => {
    let count = 0;
    const Table = { name: "a component" } as never;
    const fetch = () => Promise.resolve({ default: Table, count: ++count });

    expect(await part(fetch)).toBe(Table);
    expect(part(fetch)).toBe(Table);
    expect(count).toBe(1);
});

test("families that lie elsewhere are named by their folders", () => {
    expect(foldersIn("/a/ludo,b")).toEqual(["/a/ludo", resolve("b")]);
    expect(foldersIn(undefined)).toEqual([]);
    expect(moduleOf(["/a/ludo"])).toContain('"ludo": { family: () => import("/a/ludo/index.ts")');
    expect(moduleOf([])).toBe("export default {\n};");
});
