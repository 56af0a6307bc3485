// Who may do what in a room, who is asked, how the door stands.

import { describe, expect, test } from "vitest";
import {
    answered,
    doorOf,
    doorSet,
    keptFor,
    leaderOf,
    mayHost,
    quietBy,
    requestsFor,
    type Door,
} from "../src/room/powers.ts";
import type { GuestFacts } from "../src/wire.ts";
import { chair, facts } from "./fakes.ts";

const guest = (number: number, name: string, more: Partial<GuestFacts> = {}): GuestFacts => ({
    number,
    name,
    here: true,
    host: false,
    deputy: false,
    muted: false,
    ...more,
});

const ANN = 1;
const BOB = 2;
const CID = 3;
const DORA = 4;
const asked = facts({
    guests: [guest(ANN, "Ann", { host: true }), guest(BOB, "Bob"), guest(CID, "Cid"), guest(DORA, "Dora")],
    chairs: [chair("person", "Ann", ANN), chair("person", "Bob", BOB), chair("bot", "Bot 3")],
    knocks: [{ number: 7, name: "Eve" }],
    wishes: [{ number: 5, guest: CID, name: "Cid", chair: 2, granted: [BOB] }],
});

describe("the host and who stands in", () => {
    test("both may let in and start; the others wait for who stands in", () => {
        const away = facts({
            guests: [
                guest(ANN, "Ann", { host: true, here: false }),
                guest(BOB, "Bob", { deputy: true }),
                guest(CID, "Cid"),
            ],
        });

        expect([ANN, BOB, CID, null].map((who) => mayHost(away, who))).toEqual([true, true, false, false]);
        expect(leaderOf(away)?.name).toBe("Bob");
        expect(leaderOf(asked)?.name).toBe("Ann");
    });
});

describe("who asks", () => {
    test("the host hears of the door and of chairs, who sits of chairs, nobody else of anything", () => {
        const kinds = (who: number | null) =>
            requestsFor(asked, who).map((one) => `${one.kind} ${one.name} ${one.bot}`);

        expect(kinds(ANN)).toEqual(["knock Eve ", "wish Cid Bot 3"]);
        expect(kinds(BOB)).toEqual(["wish Cid Bot 3"]);
        expect([kinds(CID), kinds(DORA), kinds(null)]).toEqual([[], [], []]);
    });

    test("who has said yes is not asked again", () => {
        expect(requestsFor(asked, BOB)[0]?.isAnswered).toBe(true);
        expect(requestsFor(asked, ANN)[1]?.isAnswered).toBe(false);
    });

    test("who has said no does not see it any more, though others are still asked", () => {
        expect(requestsFor(asked, BOB, [5])).toEqual([]);
        expect(requestsFor(asked, BOB, [4])).toHaveLength(1);
    });

    test("each request has its own answer", () => {
        const [knock, wish] = requestsFor(asked, ANN);

        expect(knock && answered(knock, true)).toEqual({ type: "Admit", knock: 7, admitted: true });
        expect(wish && answered(wish, false)).toEqual({ type: "Grant", wish: 5, granted: false });
    });
});

describe("the door", () => {
    const GUARD = (guarded: boolean) => ({ type: "Guard", guarded });
    const LOCK = (locked: boolean) => ({ type: "Lock", locked });

    test.each<[boolean, boolean, Door]>([
        [false, false, "open"],
        [false, true, "guarded"],
        [true, false, "closed"],
        [true, true, "closed"],
    ])("locked %s, guarded %s: %s", (locked, guarded, door) => {
        expect(doorOf({ locked, guarded })).toBe(door);
    });

    test.each<[boolean, boolean, Door, unknown[]]>([
        [false, false, "guarded", [GUARD(true)]],
        [false, true, "open", [GUARD(false)]],
        [false, true, "closed", [LOCK(true)]],
        [true, true, "guarded", [LOCK(false)]],
        [true, true, "open", [GUARD(false), LOCK(false)]],
        [true, false, "guarded", [GUARD(true), LOCK(false)]],
        [false, false, "open", []],
    ])("locked %s, guarded %s, wanted %s", (locked, guarded, wanted, said) => {
        expect(doorSet({ locked, guarded }, wanted)).toEqual(said);
    });
});

test("who is muted, or where the chat is off, cannot talk", () => {
    const quiet = facts({ guests: [guest(ANN, "Ann"), guest(BOB, "Bob", { muted: true })] });

    expect([ANN, BOB].map((who) => quietBy(quiet, who))).toEqual(["", "muted"]);
    expect(quietBy({ ...quiet, hushed: true }, ANN)).toBe("hushed");
    expect(quietBy(null, null)).toBe("");
});

test.each([
    [6, { unit: "hours", count: 6 }],
    [24, { unit: "hours", count: 24 }],
    [720, { unit: "days", count: 30 }],
    [0, null],
])("kept %i hours", (hours, said) => {
    expect(keptFor(hours)).toEqual(said);
});
