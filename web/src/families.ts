// Finds the families: a folder of games/ each, and those that the build was told of. Nothing else names one.

import type { Component } from "svelte";
import added from "virtual:families";
import type { Game } from "./contents.ts";
import type { Family, Part } from "./family.ts";

const found = import.meta.glob<Family>("./games/*/index.ts", { eager: true, import: "default" });
const families = new Map([...Object.values(found), ...added].map((family) => [family.name, family]));

/** A game that has no folder here: its facts in a list, and a button for each choice. */
const PLAIN: Family = { name: "", Table: () => import("./table/PlainTable.svelte") };

/** The family of a game; a plain one while no game is known, or nobody has drawn it. */
export function familyOf(game: Pick<Game, "family"> | undefined): Family {
    return (game && families.get(game.family)) ?? PLAIN;
}

const fetched = new WeakMap<object, unknown>();

/** A part of a family: at once if it was fetched before, else when it is there. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte has it: any props
export function part<Props extends Record<string, any>>(
    fetch: Part<Props>,
): Component<Props> | Promise<Component<Props>> {
    const known = fetched.get(fetch) as Component<Props> | undefined;
    return (
        known ??
        fetch().then((module) => {
            fetched.set(fetch, module.default);
            return module.default;
        })
    );
}
