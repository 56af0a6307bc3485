// Terms, names, addresses, routes.

import { givenTo, tokensFor } from "../src/lobby/tokens.ts";
import { expect, test } from "vitest";
import type { Game, Option } from "../src/api.ts";
import { addressFor } from "../src/lobby/address.ts";
import { again, keepLast, lastTime } from "../src/lobby/last.ts";
import {
    agreedTerms,
    changedSides,
    emptyTeam,
    fitting,
    isAsked,
    isChanged,
    isUnofficial,
    kindOf,
    piecesFor,
    resized,
    sizesOf,
    valueOf,
} from "../src/lobby/terms.ts";
import { tidy, unlike } from "../src/names.ts";
import { routeAt, tokenIn } from "../src/routes.ts";
import { chair, facts } from "./fakes.ts";

const option = (more: Partial<Option>): Option => ({ name: "x", default: null, official: true, ...more });

test.each([
    [option({ name: "pieces", default: [] }), "pieces"],
    [option({ name: "teams", default: [] }), "teams"],
    [option({ default: "long", choices: ["long", "short"] }), "choice"],
    [option({ default: false, choices: [false, true] }), "switch"],
    [option({ default: true }), "switch"],
    [option({ default: 1500 }), "number"],
    [option({ default: [] }), "fixed"],
])("an option %o is set by a %s", (given, kind) => {
    expect(kindOf(given)).toBe(kind);
});

test("an option is changed when its value is not the rulebook's", () => {
    const given = option({ name: "cash", default: 1500 });

    expect([valueOf(given, {}), isChanged(given, {})]).toEqual([1500, false]);
    expect([valueOf(given, { cash: 2000 }), isChanged(given, { cash: 2000 })]).toEqual([2000, true]);
});

test("a house rule is one when it is agreed, a choice when it is chosen", () => {
    const rule = option({ name: "pot", default: false, official: false });
    const choices = ["long", "timed"];
    const variant = option({ name: "variant", default: "long", choices, unofficial: ["timed"] });

    expect([isUnofficial(rule, {}), isUnofficial(rule, { pot: true })]).toEqual([false, true]);
    expect([isUnofficial(variant, {}), isUnofficial(variant, { variant: "timed" })]).toEqual([false, true]);
});

test("another variant forgets the numbers that were agreed for the last one", () => {
    const variant = option({ name: "variant", default: "long", choices: ["long", "timed"] });
    const options = [variant, option({ name: "rounds", default: 0 })];
    const terms = { variant: "timed", rounds: 2, pot: true };

    expect(agreedTerms(options, terms, "variant", "long")).toEqual({ variant: "long", pot: true });
    expect(agreedTerms(options, terms, "rounds", 3)).toEqual({ variant: "timed", rounds: 3, pot: true });
});

test("pieces alternate unless they were chosen, and stay with their chairs", () => {
    expect(piecesFor(3, [])).toEqual(["cat", "dog", "cat"]);
    expect(resized({ pieces: ["dog", "dog"] }, 3)).toEqual({ pieces: ["dog", "dog", "cat"] });
    expect(resized({ pieces: ["dog", "dog", "cat"] }, 2)).toEqual({ pieces: ["dog", "dog"] });
    expect(resized({ cash: 1 }, 4)).toEqual({ cash: 1 });
});

test("chairs keep their teams, a new one goes to the smaller team, and no team is left empty", () => {
    expect(resized({ teams: ["dog", "dog", "cat"] }, 4)).toEqual({ teams: ["dog", "dog", "cat", "cat"] });
    expect(resized({ teams: ["dog", "dog", "cat"], rounds: 5 }, 2)).toEqual({ rounds: 5 });
    expect(resized({ teams: ["cat", "dog", "dog"] }, 2)).toEqual({ teams: ["cat", "dog"] });
    expect([sizesOf(["cat", "dog", "cat"]), emptyTeam(["dog"]), emptyTeam(["dog", "cat"])]).toEqual([
        [2, 1],
        "cat",
        undefined,
    ]);
});

test("who changes sides as the last of a team brings somebody over", () => {
    expect(changedSides(["cat", "dog", "cat"], 2, "dog")).toEqual(["cat", "dog", "dog"]);
    expect(changedSides(["cat", "dog"], 0, "dog")).toEqual(["dog", "cat"]);
    expect(changedSides(["cat", "dog", "cat"], 1, "cat")).toEqual(["cat", "cat", "dog"]);
});

test("another game has as many chairs as it can", () => {
    const game = { seats: [2, 4] } as unknown as Game;

    expect([1, 3, 6].map((chairs) => fitting(game, chairs))).toEqual([2, 3, 4]);
});

test("names are tidied, and told apart with a number", () => {
    expect(tidy("  Ann \n Mary  ")).toBe("Ann Mary");
    expect(tidy("x".repeat(30))).toHaveLength(24);
    expect(unlike("Ann", ["Bob"])).toBe("Ann");
    expect(unlike("Ann", ["Ann", "Ann 2"])).toBe("Ann 3");
    expect(unlike("x".repeat(24), ["x".repeat(24)])).toHaveLength(24);
});

test("a link for others begins with an address that they can reach", () => {
    const here = { origin: "http://127.0.0.1:8765", hostname: "127.0.0.1" };
    const house = { only_here: false, may_open: false, addresses: ["http://192.168.1.5:8765"] };

    expect(addressFor(here, house)).toBe("http://192.168.1.5:8765");
    expect(addressFor(here, null)).toBe("http://127.0.0.1:8765");
    expect(addressFor({ origin: "https://play.example", hostname: "play.example" }, house)).toBe(
        "https://play.example",
    );
});

test.each([
    ["/", { page: "home" }],
    ["/r/ab_C-1", { page: "room", link: "ab_C-1" }],
    ["/w/x", { page: "watch", link: "x", isScreen: false }],
    ["/s/x/", { page: "watch", link: "x", isScreen: true }],
    ["/r/", { page: "lost" }],
    ["/q/x", { page: "lost" }],
])("%s is the page %o", (path, route) => {
    expect(routeAt(path)).toEqual(route);
});

test("a private link carries a token", () => {
    expect(tokenIn("#me=ab-_9")).toBe("ab-_9");
    expect(tokenIn("#me=")).toBeNull();
    expect(tokenIn("#other")).toBeNull();
});

test("a game is set up as last time: its terms, its chairs, its bots", () => {
    const chairs = [chair("person", "Ann", 1), chair("bot", "Bot 2"), chair("person", "Bob", 2)];
    keepLast(facts({ terms: { minutes: 30 }, chairs }));
    const last = lastTime("cats-and-dogs");
    const now = facts({ chairs: [chair("person", "Ann", 1), chair("free")] });

    expect(last).toEqual({ terms: { minutes: 30 }, bots: [false, true, false] });
    expect(again(last!, now)).toEqual([
        { type: "Agree", game: "cats-and-dogs", terms: { minutes: 30 }, chairs: 3 },
        { type: "SeatBot", chair: 1 },
    ]);
    // nothing to do where it is so already, or where somebody sits on a chair that would go
    expect(again(last!, facts({ terms: { minutes: 30 }, chairs }))).toEqual([]);
    expect(again(last!, facts({ chairs: [...chairs, chair("person", "Cid", 3)] }))).toEqual([]);
    expect(lastTime("never played")).toBeNull();
});

test("minutes and rounds are asked for where the game goes by the clock", () => {
    const variant = option({ name: "variant", default: "standard", choices: ["standard", "timed"] });
    const minutes = option({ name: "minutes", default: 0 });
    const rounds = option({ name: "rounds", default: 100 });
    const options = [variant, minutes, option({ name: "pieces", default: [] })];

    expect(options.map((one) => isAsked(one, options, {}))).toEqual([true, false, false]);
    expect(isAsked(minutes, options, { variant: "timed" })).toBe(true);
    expect(isAsked(rounds, [rounds], {})).toBe(true);
});

const TOKENS = ["Wool", "Box", "Mouse", "Saucer"];

test("each chair has the token it was given, else the one it is named after, else what is left", () => {
    expect(tokensFor(["Ann", "mouse", "Cid"], TOKENS, undefined)).toEqual([0, 2, 1]);
    expect(tokensFor(["Ann", "mouse", "Cid"], TOKENS, ["Mouse", "", ""])).toEqual([2, 0, 1]);
    expect(tokensFor(["Ann", "Bob"], TOKENS, ["", "no such"])).toEqual([0, 1]);
});

test("who takes another's token gives the own one for it", () => {
    expect(givenTo(0, 2, [0, 2, 1], TOKENS)).toEqual(["Mouse", "Wool", "Box"]);
    expect(givenTo(0, 3, [0, 2, 1], TOKENS)).toEqual(["Saucer", "Mouse", "Box"]);
});

test("tokens stay with their chairs when there are more chairs or fewer", () => {
    expect(resized({ tokens: ["Mouse", ""] }, 3)).toEqual({ tokens: ["Mouse", "", ""] });
    expect(resized({ tokens: ["Mouse", "", "Box"] }, 2)).toEqual({ tokens: ["Mouse", ""] });
});
