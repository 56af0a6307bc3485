// Which page this is, read from the address, and how to go to another.

import { tick } from "svelte";
import { hold } from "./parts/staying.ts";
import { routeAt, type Route } from "./routes.ts";

class Place {
    route = $state.raw<Route>({ page: "home" });

    constructor() {
        this.#look();
        addEventListener("popstate", () => this.#turn());
    }

    /** Go to another page. */
    go(path: string): void {
        history.pushState(null, "", path);
        this.#turn();
        scrollTo(0, 0);
    }

    /** Another page: the keyboard begins at its beginning. */
    #turn(): void {
        this.#look();
        void tick().then(hold);
    }

    #look(): void {
        this.route = routeAt(location.pathname);
    }
}

let here: Place | null = null;

/** The place of this window. */
export function place(): Place {
    return (here ??= new Place());
}

/** Go where a link leads without fetching the page anew; with a key held down, the browser opens it elsewhere. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    place().go(event.currentTarget.pathname);
}
