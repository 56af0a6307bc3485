// Finds the families: the folders of games/, and those that the build was told of. Nothing else names one.

import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import added from "virtual:families";
import type { Game } from "./contents.ts";
import type { Family, Lid, Part } from "./family.ts";

interface Folder {
    family: () => Promise<Family>;
    lid?: Lid | undefined;
}

const indexes = import.meta.glob<Family>("./games/*/index.ts", { import: "default" });
const lids = import.meta.glob<Lid>("./games/*/lid.ts", { eager: true, import: "default" });

const folders = new Map<string, Folder>([
    ...Object.entries(indexes).map(([path, family]): [string, Folder] => {
        const [, , name = ""] = path.split("/");
        return [name, { family, lid: lids[`./games/${name}/lid.ts`] }];
    }),
    ...Object.entries(added),
]);

/** Those that are here: asked for by their first game, and watched, so that the page is laid out when they come. */
const here = new SvelteMap<string, Family>();
const asked = new Map<string, Promise<Family>>();

/** Fetch a family; undefined if nobody has drawn it. */
export function fetched(name: string): Promise<Family> | undefined {
    const coming = asked.get(name) ?? folders.get(name)?.family();
    if (coming === undefined || asked.has(name)) return coming;
    asked.set(name, coming);
    coming.then(
        (family) => here.set(name, family),
        () => asked.delete(name),
    );
    return coming;
}

const never = () => new Promise<never>(() => undefined);

/** A family on its way: nothing of it is shown yet. */
const COMING: Family = { Table: never, Ask: never, Seats: never, Mine: never };
/** A game that nobody has drawn: its facts in a list, and a button for each choice. */
const PLAIN: Family = { Table: () => import("./table/PlainTable.svelte") };

/** The family of a game; a plain one while no game is known, or if nobody has drawn it. */
export function familyOf(game: Pick<Game, "family"> | undefined): Family {
    if (game === undefined) return PLAIN;
    return here.get(game.family) ?? (fetched(game.family) ? COMING : PLAIN);
}

/** The lid of a game's box; it is here at once, for the shelf. */
export const lidOf = (game: Pick<Game, "family">): Lid | undefined => folders.get(game.family)?.lid;

const parts = new WeakMap<object, unknown>();

/** A part of a family: at once if it was fetched before, else when it is there. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte has it: any props
export function part<Props extends Record<string, any>>(
    fetch: Part<Props>,
): Component<Props> | Promise<Component<Props>> {
    const known = parts.get(fetch) as Component<Props> | undefined;
    return (
        known ??
        fetch().then((module) => {
            parts.set(fetch, module.default);
            return module.default;
        })
    );
}
