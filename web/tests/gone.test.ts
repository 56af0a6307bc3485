// A game that the server has not any more is not listed among those that go on.

import { afterEach, expect, test, vi } from "vitest";
import { isGoingOn, noteGone } from "../src/home/mine.ts";
import { forget, keepGame, keepToken, keptGames, tokenOf } from "../src/keeping.ts";

const kept = (link: string) => {
    keepGame({ link, title: "Deal", status: "playing", when: 1, game: "deal", others: [], watch: "", number: 1 });
    keepToken(link, `token of ${link}`);
};
const answering = (status: number, answer: object) =>
    vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(answer), { status })));
const goingOn = () => keptGames().filter(isGoingOn);

afterEach(() => {
    vi.unstubAllGlobals();
    for (const { link } of keptGames()) forget(link);
});

test("a deleted game goes from the list, and its token stays", async () => {
    kept("here");
    kept("gone");
    const asked = vi.fn<typeof fetch>((address) =>
        (address as string).includes("gone")
            ? answering(404, { sentence: "This table is gone." })(address)
            : answering(200, { title: "Deal" })(address),
    );
    vi.stubGlobal("fetch", asked);

    expect(await noteGone(goingOn())).toBe(true);
    expect(goingOn().map(({ link }) => link)).toEqual(["here"]);
    expect(tokenOf("gone")).toBe("token of gone");
});

test.each([
    ["nobody answers", () => Promise.reject(new Error("no line"))],
    ["something else answers", answering(502, {})],
    ["too many ask", answering(429, { sentence: "Wait a moment." })],
    ["there is another program", answering(404, {})],
])("where %s, nothing is known to be gone", async (_, fetched) => {
    kept("here");
    vi.stubGlobal("fetch", fetched);

    expect(await noteGone(goingOn())).toBe(false);
    expect(goingOn()).toHaveLength(1);
});
