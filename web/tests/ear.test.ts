// By ear: what is told to those who ask by a letter.

import { expect, test } from "vitest";
import type { Game } from "../src/contents.ts";
import { fetched } from "../src/families.svelte.ts";
import { answerTo, isLetter, type Letter } from "../src/room/ear.ts";
import { useWords } from "../src/words.ts";
import { choice, hand } from "./fakes.ts";
import { gameOf, handOf } from "./golden/index.ts";

useWords({
    ear_mine: "You have {what}.",
    ear_nothing: "No money.",
    ear_here: "You are {here}.",
    ear_other: "{name}: {what}.",
    ear_can: "You can: {choices}.",
    deeds_by_ear: "{cash}",
    space_by_ear: "on {space}",
    sale_by_ear: "{price}",
    owned_by_ear: "of {name}",
    team_by_ear: "{cash}",
    title_by_ear: "on {space}",
    bank_by_ear: "{bank}",
    track_by_ear: "on {space}",
    off_board: "waiting",
});
const NAMES = ["Ann", "Bob", "Cid"];

async function asked(family: string, game: string, scene: string, letter: Letter): Promise<string> {
    const ear = (await (await fetched(family))?.ear?.())?.ear;
    return answerTo(letter, { game: gameOf(game), hand: handOf(scene), names: NAMES, ear });
}

test.each([
    ["property", "kanto", "property-claim"],
    ["deal", "deal", "deal-turn"],
    ["pets", "cats-vs-dogs", "pets-claim"],
    ["race", "cats-and-dogs", "race-turn"],
])("in the %s every letter has an answer, and the others are named", async (family, game, scene) => {
    for (const letter of ["m", "o", "h", "w"] as const) expect(await asked(family, game, scene, letter)).not.toBe("");
    const others = await asked(family, game, scene, "o");
    const mine = handOf(scene).chair;
    const count = handOf(scene).view.names.length;
    const named = NAMES.slice(0, count).filter((_, seat) => seat !== mine);
    expect(named.filter((name) => others.includes(`${name}: `))).toEqual(named);
});

test("what can be done is said after the question; without a chair there is only the question", () => {
    const about = { game: gameOf("kanto") as Game, names: NAMES, ear: undefined };
    const mine = hand(0, { question: "Your turn.", choices: [choice("roll"), choice("end")] });
    expect(answerTo("w", { ...about, hand: mine })).toBe("Your turn. You can: roll; end.");
    expect(answerTo("h", { ...about, hand: { ...mine, chair: null } })).toBe("Your turn.");
});

test("only four letters ask", () => {
    expect(["m", "o", "h", "w", "r", "mo", ""].filter(isLetter)).toEqual(["m", "o", "h", "w"]);
});
