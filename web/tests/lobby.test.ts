// Terms, names, addresses, routes.

import { expect, test } from "vitest";
import { fetched } from "../src/families.svelte.ts";
import * as teams from "../src/games/pets/seating.ts";
import * as pieces from "../src/games/race/seating.ts";
import { addressFor } from "../src/lobby/address.ts";
import { again, keepLast, lastTime } from "../src/lobby/last.ts";
import { piecesFor, resized } from "../src/lobby/seating.ts";
import { agreedSentence } from "../src/lobby/sentence.ts";
import { agreedTerms, fitting, isChanged, isUnofficial, kindOf, valueOf } from "../src/lobby/terms.ts";
import { givenTo, tokensFor } from "../src/lobby/tokens.ts";
import { tidy, unlike } from "../src/names.ts";
import { routeAt, tokenIn } from "../src/routes.ts";
import type { OptionFacts } from "../src/wire.ts";
import { useWords } from "../src/words.ts";
import { chair, facts } from "./fakes.ts";
import { gameOf } from "./golden/index.ts";

const option = (more: Partial<OptionFacts>): OptionFacts => ({ name: "x", default: 0, official: true, ...more });

test.each([
    [option({ name: "pieces", default: [] }), "chairs"],
    [option({ default: "long", choices: ["long", "short"] }), "choice"],
    [option({ default: false, choices: [false, true] }), "switch"],
    [option({ default: true }), "switch"],
    [option({ default: 1500 }), "number"],
    [option({ default: "as it is" }), "fixed"],
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
    expect(pieces.piecesOf({}, 3)).toEqual(["cat", "dog", "cat"]);
    expect(pieces.resized({ pieces: ["dog", "dog"] }, 3)).toEqual({ pieces: ["dog", "dog", "cat"] });
    expect(pieces.resized({ pieces: ["dog", "dog", "cat"] }, 2)).toEqual({ pieces: ["dog", "dog"] });
    expect(pieces.resized({ cash: 1 }, 4)).toEqual({ cash: 1 });
});

test("chairs keep their teams, a new one goes to the smaller team, and no team is left empty", () => {
    expect(teams.resized({ teams: ["dog", "dog", "cat"] }, 4)).toEqual({ teams: ["dog", "dog", "cat", "cat"] });
    expect(teams.resized({ teams: ["dog", "dog", "cat"], rounds: 5 }, 2)).toEqual({ rounds: 5 });
    expect(teams.resized({ teams: ["cat", "dog", "dog"] }, 2)).toEqual({ teams: ["cat", "dog"] });
    expect(teams.sizesOf(["cat", "dog", "cat"])).toEqual([2, 1]);
    expect([teams.emptyTeam(["dog"]), teams.emptyTeam(["dog", "cat"])]).toEqual(["cat", undefined]);
});

test("who changes sides as the last of a team brings somebody over", () => {
    expect(teams.changedSides(["cat", "dog", "cat"], 2, "dog")).toEqual(["cat", "dog", "dog"]);
    expect(teams.changedSides(["cat", "dog"], 0, "dog")).toEqual(["dog", "cat"]);
    expect(teams.changedSides(["cat", "dog", "cat"], 1, "cat")).toEqual(["cat", "cat", "dog"]);
});

test("each chair has its piece before the game: a token of the box, and what its family adds", async () => {
    for (const name of ["race", "pets"]) await fetched(name);
    const room = facts({ chairs: [chair("person", "Ann"), chair("free")], terms: { teams: ["dog", "cat"] } });
    const worn = (id: string) => piecesFor(gameOf(id), room).map(({ piece, team }) => [piece, team]);

    expect(worn("cats-and-dogs")).toEqual([["cat", undefined], ["dog", undefined]]); // prettier-ignore
    expect(worn("cats-vs-dogs")).toEqual([[0, "dog"], [1, "cat"]]); // prettier-ignore
    expect(worn("kanto")).toEqual([[0, undefined], [1, undefined]]); // prettier-ignore
    expect(worn("deal")).toEqual([["", undefined], ["", undefined]]); // prettier-ignore
});

test("another game has as many chairs as it can", () => {
    const game = { ...gameOf("deal"), seats: [2, 4] };

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
    const reach = { only_here: false, may_open: false, addresses: ["http://192.168.1.5:8765"] };

    expect(addressFor(here, reach)).toBe("http://192.168.1.5:8765");
    expect(addressFor(here, null)).toBe("http://127.0.0.1:8765");
    expect(addressFor({ origin: "https://play.example", hostname: "play.example" }, reach)).toBe(
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
    const now = facts({ chairs: [chair("person", "Ann", 1), chair("free")], bots: ["easy", "normal"] });

    expect(last).toEqual({ terms: { minutes: 30 }, bots: ["", "normal", ""] });
    expect(again(last!, now)).toEqual([
        { type: "Agree", game: "cats-and-dogs", terms: { minutes: 30 }, chairs: 3 },
        { type: "SeatBot", chair: 1, bot: "normal" },
    ]);
    // nothing to do where it is so already, or where somebody sits on a chair that would go
    expect(again(last!, facts({ terms: { minutes: 30 }, chairs }))).toEqual([]);
    expect(again(last!, facts({ chairs: [...chairs, chair("person", "Cid", 3)] }))).toEqual([]);
    expect(lastTime("never played")).toBeNull();
});

const TOKENS = ["Wool", "Box", "Mouse", "Saucer"];

test("each chair has the token it was given, else the one it is named after, else what is left", () => {
    expect(tokensFor(["Ann", "mouse", "Cid"], TOKENS, [])).toEqual([0, 2, 1]);
    expect(tokensFor(["Ann", "mouse", "Cid"], TOKENS, ["Mouse", "", ""])).toEqual([2, 0, 1]);
    expect(tokensFor(["Ann", "Bob"], TOKENS, ["", "no such"])).toEqual([0, 1]);
});

test("who takes another's token gives the own one for it", () => {
    expect(givenTo(0, 2, [0, 2, 1], TOKENS)).toEqual(["Mouse", "Wool", "Box"]);
    expect(givenTo(0, 3, [0, 2, 1], TOKENS)).toEqual(["Saucer", "Mouse", "Box"]);
});

test("tokens stay with their chairs when there are more chairs or fewer", () => {
    expect(resized(undefined, { tokens: ["Mouse", ""] }, 3)).toEqual({ tokens: ["Mouse", "", ""] });
    expect(resized(undefined, { tokens: ["Mouse", "", "Box"] }, 2)).toEqual({ tokens: ["Mouse", ""] });
});

const SAID = {
    by_the_book: "by the book",
    option_variant_long: "the long game",
    option_variant_quick: "the quick game",
    option_pot: "A pot",
    option_wild: "Wild sets",
    option_rent: "Rent",
    option_rent_asked: "must be asked for",
    agreed_not: "not: {what}",
    agreed_unofficial: "{what} (house rule)",
    agreed_rounds: "{count:# round|# rounds}",
    agreed_first: "{name} starts",
};
const OPTIONS = [
    option({ name: "variant", default: "long", choices: ["long", "quick"] }),
    option({ name: "pot", default: false, official: false }),
    option({ name: "wild", default: true, choices: [true, false] }),
    option({ name: "rent", default: "due", choices: ["due", "asked"] }),
    option({ name: "rounds", default: 0 }),
    option({ name: "first", default: -1 }),
];

test.each([
    [{}, OPTIONS, "The long game, by the book"],
    [{}, [], "By the book"],
    [{ variant: "quick" }, OPTIONS, "The quick game, by the book"],
    [{ pot: true, rounds: 1 }, OPTIONS, "The long game; A pot (house rule); 1 round"],
    [
        { wild: false, rent: "asked", first: 1 },
        OPTIONS,
        "The long game; not: Wild sets; Rent: must be asked for; Bob starts",
    ],
])("what was agreed, %o, is one sentence", (terms, options, sentence) => {
    useWords(SAID);

    expect(agreedSentence(gameOf("deal"), options, terms, ["Ann", "Bob"])).toBe(sentence);
});
