// The studio: what is typed reaches the server in its order, whatever else is wished for meanwhile.

import { afterEach, expect, test, vi } from "vitest";
import { Draft } from "../src/studio/Draft.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers each request when it is told to, and keeps what it was asked. */
function slowServer() {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
        const path = address.replace(/^.*\/api\/studio\/my-box|[?&]language=.*$/g, "");
        asked.push(`${path} ${typeof init.body === "string" ? init.body : ""}`.trim());
        return new Promise<Response>((done) => {
            answers.push(() => done(Response.json({ document: {}, problems: [], is_saved: path === "/save" })));
        });
    });
    const settle = () => new Promise((done) => setTimeout(done));
    /** Answer the oldest request; what follows from it has happened then. */
    const answer = async () => (answers.shift()?.(), settle());
    return { asked, answer, settle };
}

const typed = (value: string, stroke = 1) =>
    `/change ${JSON.stringify({ changes: [{ do: "put", path: ["names", "title"], value }], stroke })}`;

test("what was typed is saved, though it was still on its way", async () => {
    const { asked, answer, settle } = slowServer();
    const draft = new Draft("my-box", "key");
    draft.begin();
    for (const value of ["U", "Up", "Uph"]) draft.put(["names", "title"], value);
    let isDone = false;
    const saving = draft.save().then(() => (isDone = true));
    await settle();

    expect(asked).toEqual([typed("U")]);
    await answer();
    expect(asked).toEqual([typed("U"), typed("Uph")]);
    await answer();
    expect(asked.at(-1)).toBe('/save {"over":false}');
    expect([isDone, draft.isQuiet]).toEqual([false, false]);
    await answer();
    await saving;
    expect([asked.length, draft.isQuiet, draft.facts?.is_saved]).toEqual([3, true, true]);
});

test("what is typed after an undo is no part of it", async () => {
    const { asked, answer, settle } = slowServer();
    const draft = new Draft("my-box", "key");
    draft.begin();
    draft.put(["names", "title"], "U");
    void draft.undo();
    draft.put(["names", "title"], "V");
    await settle();
    await answer();
    await answer();

    expect(asked).toEqual([typed("U"), "/undo {}", typed("V", 2)]);
});
