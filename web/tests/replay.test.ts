import { afterEach, describe, expect, it, vi } from "vitest";
import { barsOf, curvesIn, marks } from "../src/replay/drawn.ts";
import { Film } from "../src/replay/Film.svelte.ts";
import { routeAt } from "../src/routes.ts";

describe("the curves", () => {
    it("reach from the left to the right, the highest at the top", () => {
        const [low, high] = curvesIn(
            [
                [0, 5],
                [0, 10],
            ],
            100,
            50,
        );

        expect(low).toEqual({ seats: [0], d: "M0.0 50.0L100.0 25.0", band: "", end: { x: 100, y: 25 } });
        expect(high?.end).toEqual({ x: 100, y: 0 });
    });
    it("have a band as wide as each moment is unsure, within the box", () => {
        const [one] = curvesIn([[50, 100]], 100, 100, [10, 10]);

        expect(one?.band).toBe("M0.0 40.0L100.0 0.0L100.0 10.0L0.0 60.0Z");
    });
    it("are one for a team", () => {
        expect(
            curvesIn(
                [
                    [0, 1],
                    [0, 2],
                    [0, 1],
                ],
                10,
                10,
            ).map((curve) => curve.seats),
        ).toEqual([[0, 2], [1]]);
    });
    it("do not mind a game of one moment", () => {
        expect(curvesIn([[0], [0]], 10, 10)[0]?.end).toEqual({ x: 0, y: 10 });
    });
});

it.each([
    [3, [0, 1, 2, 3]],
    [60, [0, 20, 40, 60]],
    [8602, [0, 2500, 5000, 7500]],
    [10, [0, 5, 10]],
    [0, [0]],
])("marks up to %i are round", (most, found) => {
    expect(marks(most)).toEqual(found);
});

it("makes the longest bar the whole width", () => {
    expect(
        barsOf([
            { name: "a", number: 4 },
            { name: "b", number: 1 },
        ]).map((bar) => bar.length),
    ).toEqual([100, 25]);
});

it("knows the replay's addresses", () => {
    expect(routeAt("/replay")).toEqual({ page: "replay", watch: "", game: null });
    expect(routeAt("/replay/abc-1")).toEqual({ page: "replay", watch: "abc-1", game: null });
    expect(routeAt("/replay/abc-1/12")).toEqual({ page: "replay", watch: "abc-1", game: 12 });
    expect(routeAt("/replay/a/b")).toEqual({ page: "lost" });
});

describe("a film whose server goes away", () => {
    const STEPS = 200;
    const hand = { told: [], view: { names: [] } };
    const part = (first: number) => ({
        room: { chairs: [] },
        steps: STEPS,
        chapters: [],
        first,
        hands: Array(60).fill(hand),
    });
    afterEach(() => vi.unstubAllGlobals());

    it("stops, says why, and goes on when it is there again", async () => {
        let isThere = true;
        vi.stubGlobal("fetch", (address: string) => {
            const first = Number(new URL(address, "http://here").searchParams.get("first"));
            return isThere ? Promise.resolve(Response.json(part(first))) : Promise.reject(new TypeError("gone"));
        });
        const film = new Film({ watch: "w", game: null });
        await film.open();
        isThere = false;
        film.isPlaying = true;
        await film.go(100);

        expect([film.step, film.isPlaying, film.trouble !== ""]).toEqual([0, false, true]);
        isThere = true;
        await film.go(100);
        expect([film.step, film.trouble]).toEqual([100, ""]);
    });
});
