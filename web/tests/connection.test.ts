// Hello, playing once, coming back.

import { describe, expect, test } from "vitest";
import { LONGEST_WAIT, PING_EVERY, PONG_WITHIN, SHORTEST_WAIT, wait } from "../src/surroundings.ts";
import type { Changed } from "../src/wire.ts";
import { facts, welcome, World } from "./fakes.ts";

const changed = (version: number): Changed => ({
    type: "Changed",
    version,
    room: facts(),
    hands: [],
    chat: [],
});

describe("coming in", () => {
    test("the first message is a hello with my token and what I have seen", () => {
        const world = new World();
        world.enter(7);

        expect(world.socket.sent).toEqual([
            { type: "Hello", protocol: 1, room: "room", token: "mine", name: "Ann", seen: 0 },
        ]);
        expect(world.connection.status).toBe("open");
    });

    test("nothing is said before the welcome", () => {
        const world = new World();
        world.connection.start();
        world.socket.does("open");

        expect(world.connection.say({ type: "Start" })).toBe(false);
        expect(world.said).toEqual([]);
    });
});

describe("at the door", () => {
    const ASKED = { type: "AtTheDoor", sentence: "Ann has been asked." } as const;
    const atTheDoor = () => {
        const world = new World();
        world.connection.start();
        world.socket.does("open");
        world.socket.says(ASKED);
        return world;
    };

    test("one waits as long as it takes, and asks now and then whether anybody is there", () => {
        const world = atTheDoor();
        for (let pings = 1; pings <= 6; pings++) {
            world.pass(PING_EVERY);
            expect(world.said).toHaveLength(pings);
            world.socket.says({ type: "Pong" });
        }

        expect(world.sockets).toHaveLength(1);
        expect(world.connection.say({ type: "Start" })).toBe(false);
        world.socket.says(welcome(1));
        expect(world.statuses).toEqual(["connecting", "open"]);
    });

    test("looking at the page again does not ask the host again", () => {
        const world = atTheDoor();
        world.connection.wake();

        expect(world.sockets).toHaveLength(1);
        expect(world.said).toEqual([{ type: "Ping" }]);
    });

    test("a line that breaks there is made anew, and who was turned away does not try again", () => {
        const world = atTheDoor();
        world.socket.does("close");
        world.connection.wake();
        expect(world.sockets).toHaveLength(2);

        world.socket.does("open");
        world.socket.says(ASKED);
        world.socket.says({ type: "Problem", sentence: "Not now.", fatal: true, about: "" });
        world.pass(60_000);
        expect(world.sockets).toHaveLength(2);
        expect(world.statuses.at(-1)).toBe("ended");
    });
});

describe("playing", () => {
    test("a play that was not answered is sent again with its id, and not after it is done", () => {
        const world = new World();
        world.enter();
        const id = world.connection.play(1, 0, 4, "spin");
        world.socket.does("close");
        world.pass(LONGEST_WAIT);
        world.welcome(2);

        expect(world.said).toEqual([{ type: "Play", id, chair: 0, serial: 4, word: "spin", game: 1, seen: 1 }]);

        world.socket.says({ type: "Done", id, version: 3 });
        world.socket.does("close");
        world.pass(LONGEST_WAIT);
        world.welcome(3);

        expect(world.said).toEqual([]);
        expect(world.connection.isWaiting).toBe(false);
    });

    test("a play made while the line is down goes out when it is up", () => {
        const world = new World();
        world.enter();
        world.socket.does("close");
        const id = world.connection.play(1, 0, 4, "spin");
        world.pass(LONGEST_WAIT);
        world.welcome(1);

        expect(world.said).toMatchObject([{ type: "Play", id }]);
    });

    test("a play that is sent again still means the game that it was made in", () => {
        const world = new World();
        world.enter();
        const first = world.connection.play(1, 0, 4, "spin");
        world.socket.does("close");
        const second = world.connection.play(2, 0, 4, "spin");
        world.pass(LONGEST_WAIT);
        world.welcome(9);

        expect(world.said).toMatchObject([
            { id: first, game: 1 },
            { id: second, game: 2 },
        ]);
    });

    test("a refused play is not sent again", () => {
        const world = new World();
        world.enter();
        const id = world.connection.play(1, 0, 4, "fly");
        world.socket.says({
            type: "NotDone",
            id,
            stale: false,
            why: { clause: "table.asked", sentence: "No." },
        });

        expect(world.connection.isWaiting).toBe(false);
        expect(world.heard.at(-1)).toMatchObject({ type: "NotDone", id });
    });

    test("every play has an id of its own", () => {
        const world = new World();
        world.enter();

        expect(world.connection.play(1, 0, 1, "spin")).not.toBe(world.connection.play(1, 0, 2, "spin"));
    });
});

describe("coming back", () => {
    test("after a break it says what it has seen", () => {
        const world = new World();
        world.enter(3);
        world.socket.says(changed(9));
        world.socket.does("close");
        world.pass(LONGEST_WAIT);
        world.socket.does("open");

        expect(world.socket.sent).toMatchObject([{ type: "Hello", seen: 9 }]);
        expect(world.statuses).toEqual(["connecting", "open", "connecting"]);
    });

    test("the waits grow up to the longest and begin anew after a welcome", () => {
        expect([0, 1, 2, 3, 9].map((attempt) => wait(attempt, 1))).toEqual([300, 600, 1200, 2400, LONGEST_WAIT]);
        expect(wait(0, 0)).toBe(SHORTEST_WAIT);

        const world = new World();
        world.enter();
        world.socket.does("close");
        world.pass(SHORTEST_WAIT);
        world.socket.does("close");
        world.pass(SHORTEST_WAIT);
        expect(world.sockets).toHaveLength(2);
        world.pass(SHORTEST_WAIT);
        expect(world.sockets).toHaveLength(3);

        world.welcome(1);
        world.socket.does("close");
        world.pass(SHORTEST_WAIT);
        expect(world.sockets).toHaveLength(4);
    });

    test("when the network or the page wakes up it tries at once", () => {
        const world = new World();
        world.enter();
        world.socket.does("close");
        world.connection.wake();

        expect(world.sockets).toHaveLength(2);
    });

    test("it asks now and then whether anybody is there, and silence counts as a break", () => {
        const world = new World();
        world.enter();
        world.pass(PING_EVERY);
        expect(world.said).toEqual([{ type: "Ping" }]);

        world.socket.says({ type: "Pong" });
        world.pass(PONG_WITHIN);
        expect(world.sockets).toHaveLength(1);

        world.pass(PING_EVERY - PONG_WITHIN + PONG_WITHIN + SHORTEST_WAIT);
        expect(world.sockets).toHaveLength(2);
    });

    test("a line that opens into silence is given up", () => {
        const world = new World();
        world.connection.start();
        world.pass(PONG_WITHIN + SHORTEST_WAIT);

        expect(world.sockets).toHaveLength(2);
        expect(world.sockets[0]?.isClosed).toBe(true);
    });

    test("what an old socket still says is not heard", () => {
        const world = new World();
        const old = world.enter();
        world.connection.resync();
        old.says(changed(50));

        expect(world.connection.seen).toBe(0);
    });

    test("a gap is answered with a hello that has seen nothing", () => {
        const world = new World();
        world.enter(9);
        world.socket.says(changed(8));
        world.socket.does("open");

        expect(world.sockets).toHaveLength(2);
        expect(world.socket.sent).toMatchObject([{ type: "Hello", seen: 0 }]);
    });

    test("the token is asked for anew at every hello", () => {
        const world = new World();
        world.enter();
        world.socket.says({ type: "NewToken", token: "new" });
        world.token = "new";
        world.socket.does("close");
        world.pass(LONGEST_WAIT);
        world.socket.does("open");

        expect(world.heard.at(-1)).toEqual({ type: "NewToken", token: "new" });
        expect(world.socket.sent).toMatchObject([{ token: "new" }]);
    });
});

describe("the end", () => {
    test("a room that is gone is not tried again, and its plays are dropped", () => {
        const world = new World();
        world.enter();
        world.connection.play(1, 0, 1, "spin");
        world.socket.says({ type: "Gone", sentence: "This table no longer exists." });
        world.pass(60_000);

        expect(world.sockets).toHaveLength(1);
        expect(world.connection.isWaiting).toBe(false);
        expect(world.statuses.at(-1)).toBe("ended");
    });

    test("after a fatal problem only a new start connects, and an un-answered play is still played", () => {
        const world = new World();
        world.enter();
        const id = world.connection.play(1, 0, 1, "spin");
        world.socket.says({ type: "Problem", sentence: "Too many messages.", fatal: true, about: "" });
        world.connection.wake();
        world.pass(60_000);
        expect(world.sockets).toHaveLength(1);

        world.connection.start();
        world.welcome(2);
        expect(world.said).toMatchObject([{ type: "Play", id }]);
    });

    test("a welcome in between is heard like the first", () => {
        const world = new World();
        world.enter(2);
        world.socket.says(welcome(5));

        expect(world.connection.seen).toBe(5);
        expect(world.heard).toHaveLength(2);
    });
});
