// Who is away: whose absence may be decided about, and by whom.

import { expect, test } from "vitest";
import { keptChair, waitedFor } from "../src/room/absence.ts";
import { chair, facts } from "./fakes.ts";

const guest = (number: number, host = false, deputy = false) => ({
    number,
    name: `Guest ${number}`,
    here: true,
    host,
    deputy,
    muted: false,
});
const absence = (place: number) => ({ chair: place, since: 0, here: false, skip: [], replace: [] });
const room = facts({
    guests: [guest(1, true), guest(2), guest(3), guest(4), guest(5, false, true)],
    chairs: [chair("person", "Ann", 1), chair("person", "Bob", 2), chair("person", "Cid", 3)],
    absences: [absence(1), absence(2)],
});

test.each([
    ["somebody who sits here decides about whom the game waits for", 1, [1], [1]],
    ["nobody is decided about whom nobody waits for", 1, [0], []],
    ["nobody decides about themselves", 2, [1], []],
    ["whoever only looks on decides nothing", 4, [1], []],
    ["a deputy without a chair decides nothing of that", 5, [1], []],
    ["a watcher decides nothing", null, [1], []],
    ["two may be waited for at once", 1, [1, 2], [1, 2]],
])("%s", (_, who, waiting, expected) => {
    expect(waitedFor(room, who, waiting).map((one) => one.chair)).toEqual(expected);
});

test("a bot keeps the chair of whoever it plays for, and of nobody else", () => {
    const kept = facts({ chairs: [chair("person", "Ann", 1), { ...chair("bot", "Bob"), was: 2 }] });
    expect([1, 2, null].map((one) => keptChair(kept, one))).toEqual([undefined, 1, undefined]);
    expect(keptChair({ ...kept, status: "over" }, 2)).toBeUndefined();
});
