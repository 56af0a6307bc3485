// Where spaces lie, how pieces walk, what is drawn.

import { expect, test } from "vitest";
import { inksOf, inOrder, outlineOf, OUTLINES } from "../src/board/pieces.ts";
import { together } from "../src/board/points.ts";
import { walked } from "../src/board/walk.ts";
import { bent } from "../src/games/race/arrows.ts";
import { drawings } from "../src/games/race/drawings.ts";
import { lastSpin } from "../src/games/race/race.ts";
import { spiral, walls } from "../src/games/race/spiral.ts";
import { Manners } from "../src/motion/manners.ts";
import { LEAP, STEP, timeline } from "../src/motion/timeline.ts";
import { looksAt, NEAR, sightOf } from "../src/ring/nearer.ts";
import { boxes } from "../src/ring/plan.ts";
import { ledTo } from "../src/ring/roving.ts";
import type { RaceSpace } from "../src/wire.ts";
import { hand, told, view } from "./fakes.ts";
import { gameOf, sceneOf } from "./golden/index.ts";

const space = (number: number, leads_to: number | null = null, kind: RaceSpace["kind"] = "plain"): RaceSpace => ({
    number,
    name: `space ${number}`,
    kind,
    leads_to,
    shows: null,
});
const manners = new Manners(gameOf("cats-and-dogs"));

test.each([2, 5, 13, 33, 34, 61, 501])(
    "a spiral of %i spaces gives each its own cell and walks step by step",
    (count) => {
        const { side, places } = spiral(count);
        const cells = places.map((place) => `${place.column} ${place.row}`);

        expect(places).toHaveLength(count);
        expect(new Set(cells).size).toBe(count);
        places.slice(0, -1).forEach((place, number) => {
            expect(Math.max(place.column, place.row)).toBeLessThan(side);
            const next = places[number + 1];
            if (next?.size === 1) expect(Math.abs(place.column - next.column) + Math.abs(place.row - next.row)).toBe(1);
        });
    },
);

test("both tracks of the shelf fill their square", () => {
    expect(spiral(61)).toMatchObject({
        side: 8,
        places: { 0: { column: 0, row: 7 }, 60: { column: 3, row: 3, size: 2 } },
    });
    expect(spiral(33).side).toBe(6);
});

test("walls stand where one cannot walk, and not between neighbours on the way", () => {
    const edges = walls(spiral(61)).map((edge) => `${edge.x} ${edge.y} ${edge.dx}`);

    expect(edges).not.toContain("1 7 0"); // between Start and space 1
    expect(edges).toContain("0 7 1"); // above Start lies space 27
    expect(edges).toContain("0 0 1"); // the outer edge
});

test("a piece walks every step of its count, and along an arrow in one", () => {
    const story = [
        told({ event: "moved", seat: 0, from: 1, to: 4, count: 3 }),
        told({ event: "followed_arrow", seat: 0, from: 4, to: 14 }),
    ];
    const cues = timeline(story, manners, 1);

    expect(walked(cues, 0, 1, 14)).toEqual([
        { space: 2, at: 0 },
        { space: 3, at: STEP },
        { space: 4, at: 2 * STEP },
        { space: 14, at: 3 * STEP },
    ]);
    expect(cues[1]?.takes).toBe(LEAP);
    expect(walked(cues, 1, 1, 14)).toEqual([]);
});

test("a piece walks backward too, begins anywhere when it was nowhere, and snaps when the events tell otherwise", () => {
    const way = (from: number, to: number, stands: number | null, end: number) => {
        const moved = told({ event: "moved_back", seat: 0, from, to, count: Math.abs(from - to) });
        return walked(timeline([moved], manners, 1), 0, stands, end).map((step) => step.space);
    };

    expect(way(9, 7, 9, 7)).toEqual([8, 7]);
    expect(way(0, 2, null, 2)).toEqual([1, 2]);
    expect(way(0, 2, 0, 30)).toEqual([]);
    expect(walked([], 0, null, 0)).toEqual([]);
});

test("where two change places, the one moves whom the event names", () => {
    const cues = timeline([told({ event: "swapped", seat: 0, other: 1, from: 9, to: 4 })], manners, 1);

    expect(walked(cues, 1, 9, 4)).toEqual([{ space: 4, at: 0 }]);
    expect(walked(cues, 0, 4, 9)).toEqual([]);
});

test("the spinner points where the last spin came to rest", () => {
    const story = sceneOf("race-line").changed.hands[0]?.told ?? [];
    const spun = [told({ event: "spun", seat: 0, count: 3, degree: 147 }), told({ event: "tied", seat: 1, place: 1 })];

    expect(story.map(({ event }) => event.event)).toEqual(["on_line", "spun", "moved"]);
    expect(lastSpin(spun)).toBe(147);
    expect(lastSpin([])).toBeNull();
});

test("what the edition shows is drawn; else dogs and cats in turns, and what they run to", () => {
    const plain = [
        space(0),
        space(1, 3, "picture"),
        space(2, 4, "picture"),
        space(3, null, "end"),
        space(4, null, "end"),
    ];

    expect(drawings(plain)).toEqual(["", "dog", "cat", "bone", "bowl"]);
    expect(drawings([{ ...space(0, 1, "picture"), shows: "cat" }, space(1, null, "end")])).toEqual(["cat", "bowl"]);
});

test("no two of ten seats look alike, whatever their colours", () => {
    expect(new Set(OUTLINES).size).toBe(10);
    expect(outlineOf(11)).toBe(OUTLINES[1]);
    expect(inksOf("puce", 1)).toEqual(inksOf("blue", 0));
});

test("an arrow keeps clear of the middle", () => {
    const path = bent({ x: 0, y: 500 }, { x: 1000, y: 500 }, 0, { x: 500, y: 500, radius: 120 });

    expect(path).toBe("M0.0 500.0Q500.0 740.0 1000.0 500.0");
});

test("pieces that share a space stand apart", () => {
    const places = [0, 1, 2, 3, 4, 5].map((place) => together(place, 6));

    expect(new Set(places.map((point) => `${point.x} ${point.y}`)).size).toBe(6);
    expect(together(0, 1)).toEqual({ x: 0, y: 0 });
});

test("seats stand in the order of play as far as it is known", () => {
    expect(inOrder(hand(0, { view: view({ order: [2, 0] }) }), 3)).toEqual([2, 0, 1]);
    expect(inOrder(hand(0), 3)).toEqual([0, 1, 2]);
});

test("arrow keys go round the spaces, Home and End to the ends, other keys nowhere", () => {
    expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map((key) => ledTo(key, 39, 40))).toEqual([
        0, 0, 38, 38,
    ]);
    expect([ledTo("ArrowLeft", 0, 40), ledTo("Home", 7, 40), ledTo("End", 7, 40), ledTo("x", 7, 40)]).toEqual([
        39,
        0,
        39,
        null,
    ]);
});

test("a space that one looks at nearer comes to the middle, and the board never leaves its frame", () => {
    const places = boxes(40);

    expect(sightOf(places[0]!)).toEqual({ x: 1 - NEAR, y: 1 - NEAR });
    expect(sightOf(places[20]!)).toEqual({ x: 0, y: 0 });
    expect(sightOf(places[5]!).x).toBeCloseTo(-0.5);
});

test("one looks at every walk of one's own, at the long ones of others, and at nothing that does not move", () => {
    const walk = (seat: number, count: number) =>
        told({ event: "moved", seat, from: 0, to: count, count } as never, `seat ${seat} walks`);
    const walks = (story: ReturnType<typeof told>[], speed: number) =>
        looksAt(timeline(story, new Manners(gameOf("kanto")), speed), boxes(40), [0]).map(({ until }) => until);

    expect(walks([walk(0, 2)], 1)).toEqual([2 * STEP + 900]);
    expect(walks([walk(1, 2), walk(1, 9)], 1)).toEqual([11 * STEP + 900]);
    expect(walks([walk(0, 9)], 0)).toEqual([]);
});
