// What the server says is there, of every family, and a test that changes it changes only its own copy.

import { expect, test } from "vitest";
import { figures, film, gameOf, handOf, sceneOf, tableOf } from "./golden/index.ts";

test("a box of every family, with its board and the traits of its events", () => {
    const games = ["cats-and-dogs", "kanto", "deal", "cats-vs-dogs"].map(gameOf);

    expect(games.map(({ board }) => board.family)).toEqual(games.map(({ family }) => family));
    expect(gameOf("kanto").events["paid_rent"]).toMatchObject({ pays: ["seat", "other"], at: "space" });
});

test("what lies on a table, by its family", () => {
    expect(tableOf("property", "property-claim").claims).toHaveLength(1);
    expect(tableOf("property", "property-claim").offers).toHaveLength(1);
    expect(tableOf("property", "property-auction").auction?.bid).toBe(120);
    expect(tableOf("property", "property-debt").debt?.seat).toBe(0);
    expect(tableOf("deal", "deal-rent").charge?.lanes[1]?.step).toBe("may refuse");
    expect(tableOf("pets", "pets-picking").picking?.seat).toBe(1);
    expect(tableOf("race", "race-turn").pieces).toHaveLength(3);
    expect(() => tableOf("deal", "race-turn")).toThrow("race");
});

test("what is told, and what is asked", () => {
    expect(sceneOf("race-turn").changed.hands[0]?.told.map(({ event }) => event.event)).toContain("spun");
    expect(handOf("race-turn").choices.map(({ word }) => word)).toContain("spin");
    expect(film().hands).toHaveLength(3);
    expect(figures().names).toHaveLength(2);
});

test("a copy is one's own", () => {
    tableOf("race", "race-turn").pieces.pop();

    expect(tableOf("race", "race-turn").pieces).toHaveLength(3);
});
