// The studio's addresses; whoever asks shows the key of this computer.

import { ask } from "../api.ts";
import type { Changes, StudioFacts, StudioFields, XrayFacts } from "../wire.ts";

export interface Studio {
    look(): Promise<StudioFacts>;
    fields(): Promise<StudioFields>;
    change(changes: Changes): Promise<StudioFacts>;
    undo(): Promise<StudioFacts>;
    redo(): Promise<StudioFacts>;
    save(over: boolean): Promise<StudioFacts>;
    xray(): Promise<XrayFacts>;
    beginXray(games: number, seats: number): Promise<XrayFacts>;
}

export function studioOf(edition: string, key: string): Studio {
    const home = `/api/studio/${encodeURIComponent(edition)}`;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const look = <Answer>(path = "") => ask<Answer>(home + path, { headers });
    const post = <Answer>(path: string, document: unknown = {}) =>
        ask<Answer>(home + path, { method: "POST", headers, body: JSON.stringify(document) });
    return {
        look: () => look(),
        fields: () => look("/form"),
        change: (changes) => post("/change", changes),
        undo: () => post("/undo"),
        redo: () => post("/redo"),
        save: (over) => post("/save", { over }),
        xray: () => look("/xray"),
        beginXray: (games, seats) => post("/xray", { games, seats }),
    };
}
