// What the server says, as the page's fixtures: tests/views/golden.py writes the files, and its test keeps them true.

import type { Changed, Families, Figures, Film, GameFacts, Hand, Welcome } from "../../src/wire.ts";

/** What one guest is told in a scene: everything at first, then what is new. */
export interface Scene {
    welcome: Welcome;
    changed: Changed;
}

const games = import.meta.glob<GameFacts>("./games/*.json", { eager: true, import: "default" });
const films = import.meta.glob<Film>("./film.json", { eager: true, import: "default" });
const counts = import.meta.glob<Figures>("./figures.json", { eager: true, import: "default" });
const scenes = import.meta.glob<Scene>("./scenes/*.json", { eager: true, import: "default" });

/** A copy, so that a test may change it. */
function copied<Document>(files: Record<string, Document>, file: string): Document {
    const found = files[file];
    if (found === undefined) throw new Error(`there is no ${file}; there are ${Object.keys(files).join(", ")}`);
    return structuredClone(found);
}

/** What a lobby is told of a box. */
export const gameOf = (id: string): GameFacts => copied(games, `./games/${id}.json`);

/** What a guest is told, by the name of the scene. */
export const sceneOf = (name: string): Scene => copied(scenes, `./scenes/${name}.json`);

/** The hand of who looks on in a scene, before its last move. */
export function handOf(name: string): Hand {
    const [hand] = sceneOf(name).welcome.hands;
    if (hand === undefined) throw new Error(`nobody sits in ${name}`);
    return hand;
}

/** What lies on the table of a scene of this family. */
export function tableOf<Family extends keyof Families>(family: Family, name: string): Families[Family]["view"]["table"] {
    const { view } = handOf(name);
    if (view.family !== family) throw new Error(`${name} is of the family ${view.family}`);
    return view.table;
}

/** What the box of a game of this family prints. */
export function boardOf<Family extends keyof Families>(family: Family, id: string): Families[Family]["board"] {
    const { board } = gameOf(id);
    if (board.family !== family) throw new Error(`${id} is of the family ${board.family}`);
    return board;
}

/** Some steps of a finished game, as a watcher saw them. */
export const film = (): Film => copied(films, "./film.json");

/** The figures of that finished game. */
export const figures = (): Figures => copied(counts, "./figures.json");
