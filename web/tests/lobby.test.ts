// Terms, names, addresses, routes.

import { expect, test } from "vitest";
import type { Game, Option } from "../src/api.ts";
import { addressFor } from "../src/lobby/address.ts";
import {
    agreedTerms,
    fitting,
    isChanged,
    isUnofficial,
    kindOf,
    piecesFor,
    resized,
    valueOf,
} from "../src/lobby/terms.ts";
import { tidy, unlike } from "../src/names.ts";
import { routeAt, tokenIn } from "../src/routes.ts";

const option = (more: Partial<Option>): Option => ({ name: "x", default: null, official: true, ...more });

test.each([
    [option({ name: "pieces", default: [] }), "pieces"],
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
