// What is told to those who ask by a letter: my money, the others, where I am, what I can do.

import { sorted } from "../choices.ts";
import type { Game, Hand } from "../contents.ts";
import type { Ear } from "../family.ts";
import { say } from "../words.ts";

export const LETTERS = ["m", "o", "h", "w"] as const;
export type Letter = (typeof LETTERS)[number];

export const isLetter = (text: string): text is Letter => LETTERS.some((letter) => letter === text);

export interface About {
    game: Game;
    hand: Hand;
    names: readonly string[];
    /** What the family can tell; without it, there is only the question. */
    ear: Ear | undefined;
}

/** The answer to a letter, in words. */
export function answerTo(letter: Letter, about: About): string {
    if (letter === "w") return choicesOf(about.hand);
    if (letter === "o") return othersOf(about);
    const { hand } = about;
    if (hand.chair === null) return hand.question;
    if (letter === "m") {
        const what = about.ear?.has(about.game, hand, hand.chair) ?? "";
        return what ? say("ear_mine", { what }) : say("ear_nothing");
    }
    const here = about.ear?.here?.(about.game, hand, hand.chair, about.names) ?? "";
    return here ? say("ear_here", { here }) : hand.question;
}

/** The question, and what may be answered. */
function choicesOf(hand: Hand): string {
    const { open, grave } = sorted(hand.choices);
    const labels = [...open, ...grave].map((choice) => choice.label);
    return `${hand.question} ${labels.length ? say("ear_can", { choices: labels.join("; ") }) : say("ear_cannot")}`;
}

/** Everybody else, one after the other. */
function othersOf({ game, hand, names, ear }: About): string {
    return names
        .flatMap((name, seat) => {
            if (seat === hand.chair) return [];
            const parts = [ear?.has(game, hand, seat), ear?.here?.(game, hand, seat, names)].filter(Boolean);
            return [parts.length ? say("ear_other", { name, what: parts.join("; ") }) : `${name}.`];
        })
        .join(" ");
}
