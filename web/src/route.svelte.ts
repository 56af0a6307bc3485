// Which page this is, read from the address, and how to go to another.

import { routeAt, type Route } from "./routes.ts";

class Place {
    route = $state.raw<Route>({ page: "home" });

    constructor() {
        this.#look();
        addEventListener("popstate", () => this.#look());
    }

    /** Go to another page. */
    go(path: string): void {
        history.pushState(null, "", path);
        this.#look();
        scrollTo(0, 0);
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
