// One room's connection: says hello, plays each word once, comes back after every break. It knows no DOM.

import {
    PING_EVERY,
    PONG_WITHIN,
    wait,
    type Listener,
    type Socket,
    type Status,
    type Surroundings,
} from "./surroundings.ts";
import { PROTOCOL, type FromClient, type FromServer, type Play } from "./wire.ts";

export class Connection {
    status: Status = "ended";
    /** The version of the room that was seen last. */
    seen = 0;

    readonly #around: Surroundings;
    readonly #listener: Listener;
    readonly #unanswered = new Map<string, Play>();
    #socket: Socket | null = null;
    #isWelcome = false;
    /** Somebody has been asked to let me in: the connection is good, and the answer takes its time. */
    #isAtDoor = false;
    #attempt = 0;
    #callOff: (() => void)[] = [];

    constructor(around: Surroundings, listener: Listener) {
        this.#around = around;
        this.#listener = listener;
    }

    /** Connect, and stay connected until stopped. */
    start(): void {
        if (this.#socket !== null) return;
        this.#become("connecting");
        this.#open();
    }

    /** End it for good. */
    stop(): void {
        this.#drop();
        this.#become("ended");
    }

    /** The network is back or the page is looked at again: try at once, or see whether anybody is there. */
    wake(): void {
        if (this.status === "ended") return;
        if (this.#isWelcome || this.#isAtDoor) this.#ping();
        else this.#reopen();
    }

    /** Something is missing: forget what was seen and ask for everything anew. */
    resync(): void {
        this.seen = 0;
        if (this.status !== "ended") this.#reopen();
    }

    /** Send a message; false if there is nobody to hear it. */
    say(message: FromClient): boolean {
        if (!this.#isWelcome) return false;
        this.#send(message);
        return true;
    }

    /** Play a word in a game of this room: kept and sent again until it is answered. Gives the id of the play. */
    play(game: number, chair: number, serial: number, word: string): string {
        const play: Play = { type: "Play", id: this.#around.newId(), chair, serial, word, game, seen: this.seen };
        this.#unanswered.set(play.id, play);
        this.say(play);
        return play.id;
    }

    /** Whether a play still waits for its answer. */
    get isWaiting(): boolean {
        return this.#unanswered.size > 0;
    }

    #open(): void {
        const socket = this.#around.open();
        this.#socket = socket;
        this.#later(PONG_WITHIN, () => this.#retry());
        const ifStillUsed = (run: () => void) => this.#socket === socket && run();
        socket.addEventListener("open", () =>
            ifStillUsed(() => {
                this.#send({ type: "Hello", protocol: PROTOCOL, ...this.#around.hello(), seen: this.seen });
            }),
        );
        socket.addEventListener("message", (event) =>
            ifStillUsed(() => this.#hear(JSON.parse(event.data) as FromServer)),
        );
        socket.addEventListener("close", () => ifStillUsed(() => this.#retry()));
    }

    #reopen(): void {
        this.#drop();
        this.#become("connecting");
        this.#open();
    }

    #retry(): void {
        this.#drop();
        this.#become("connecting");
        const pause = wait(this.#attempt++, this.#around.luck());
        this.#later(pause, () => this.#open());
    }

    /** Let go of the socket and of all that was to happen later. */
    #drop(): void {
        this.#callOff.splice(0).forEach((callOff) => callOff());
        const socket = this.#socket;
        this.#socket = null;
        this.#isWelcome = false;
        this.#isAtDoor = false;
        socket?.close();
    }

    #hear(message: FromServer): void {
        this.#keepAlive();
        switch (message.type) {
            case "Welcome":
                this.#isWelcome = true;
                this.#isAtDoor = false;
                this.#attempt = 0;
                this.seen = message.version;
                break;
            case "AtTheDoor":
                this.#isAtDoor = true;
                break;
            case "Changed":
                // An older version than the one seen: the table was put back. Nothing seen counts any more.
                if (message.version < this.seen) return this.resync();
                this.seen = message.version;
                break;
            case "Done":
            case "NotDone":
                this.#unanswered.delete(message.id);
                break;
            case "Gone":
                this.#unanswered.clear();
                this.stop();
                break;
            case "Problem":
                if (message.fatal) this.stop();
                break;
        }
        this.#listener.told(message);
        if (message.type !== "Welcome") return;
        this.#become("open");
        this.#unanswered.forEach((play) => this.#send(play));
    }

    /** Ask now and then whether the other side is there; silence after that counts as a break. */
    #keepAlive(): void {
        this.#callOff.splice(0).forEach((callOff) => callOff());
        this.#later(PING_EVERY, () => this.#ping());
    }

    #ping(): void {
        this.#callOff.splice(0).forEach((callOff) => callOff());
        this.#send({ type: "Ping" });
        this.#later(PONG_WITHIN, () => this.#retry());
    }

    #later(milliseconds: number, run: () => void): void {
        this.#callOff.push(this.#around.after(milliseconds, run));
    }

    #send(message: FromClient): void {
        this.#socket?.send(JSON.stringify(message));
    }

    #become(status: Status): void {
        if (status === this.status) return;
        this.status = status;
        this.#listener.changed(status);
    }
}
