// The review of a game in words and numbers.

import type { Figure, ReviewAccount, ReviewFacts } from "../wire.ts";
import { locale } from "../words.ts";

/** A change of somebody's chance in points of a hundred, with its sign. */
export function points(value: number): string {
    const rounded = Math.round(value * 100);
    if (rounded === 0) return "±0";
    return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

/** Give or take how much; nothing where that is less than a point. */
export function giveOrTake({ error }: Figure): string {
    const wide = Math.round(error * 100);
    return wide > 0 ? ` ± ${wide}` : "";
}

/** An average of dice, with the language's own sign before what is less than one. */
export function average(value: number): string {
    return value.toLocaleString(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** The chances of each seat, moment by moment, of a hundred. */
export function chancesOf(review: ReviewFacts): number[][] {
    return review.names.map((_, seat) => review.moments.map(({ chances }) => 100 * (chances[seat] ?? 0)));
}

/** By how much these chances are unsure, moment by moment, of a hundred. */
export function errorsOf(review: ReviewFacts): number[] {
    return review.moments.map(({ error }) => 100 * error);
}

/** Where a seat's result came from in whole points of a hundred, so that what is shown adds up: luck is the rest. */
export function wholeParts(account: ReviewAccount): Record<"start" | "luck" | "skill" | "others" | "end", number> {
    const whole = (value: number) => Math.round(100 * value);
    const [start, end] = [whole(account.start), whole(account.end)];
    const [skill, others] = [whole(account.skill.value), whole(account.others.value)];
    return { start, luck: end - start - skill - others, skill, others, end };
}

/** Where on its way the game was decided, from 0 to 1. */
export function decidedAt(review: ReviewFacts): number | undefined {
    const { decisive, moments } = review;
    if (!decisive) return undefined;
    const place = moments.findIndex(({ step }) => step >= decisive.step);
    return place < 0 ? undefined : place / Math.max(1, moments.length - 1);
}
