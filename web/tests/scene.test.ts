// The game of a room as it is shown: the story is a moment behind the table, and never behind itself.

import { afterEach, expect, test, vi } from "vitest";
import { Scene } from "../src/room/Scene.svelte.ts";
import type { Hand, Welcome } from "../src/wire.ts";
import { facts, hand, told, welcome } from "./fakes.ts";

class Stage extends Scene {
    hear(said: Welcome, goesOn: boolean): void {
        this.see(said, goesOn);
    }
    protected override seen(): void {
        // nothing else hangs on it
    }
}

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("a story that was to follow does not take the place of a newer one", () => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: true }); // nothing moves
    const saying = (text: string, status: string): Welcome =>
        welcome(1, {
            room: facts({ status }),
            hands: [hand(0, { told: [told({ event: "spun" }, text)] }) as Hand],
        });
    const stage = new Stage();
    const last = () => stage.stories.get(0)?.at(-1)?.text;

    stage.hear(saying("It begins.", "playing"), false);
    expect(last()).toBe("It begins.");
    stage.hear(saying("It ends.", "over"), true);
    expect(last()).toBe("It begins.");
    stage.hear(saying("It begins anew.", "over"), true);
    expect(last()).toBe("It begins anew.");
    vi.runAllTimers();
    expect(last()).toBe("It begins anew.");
});
