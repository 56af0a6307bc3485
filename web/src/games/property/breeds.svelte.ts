// The heads of dogs, which only a box with dogs on its lots loads.

import type { Shape } from "./shapes.ts";

class Breeds {
    #drawn = $state.raw<readonly Shape[]>([]);
    #isAsked = false;

    /** The breed on the lot at a place among the lots; nothing until they are there. */
    at(place: number): Shape | undefined {
        if (!this.#isAsked) {
            this.#isAsked = true;
            void import("./breeds.ts").then(({ BREEDS }) => (this.#drawn = BREEDS));
        }
        return this.#drawn[place % Math.max(1, this.#drawn.length)];
    }
}

export const breeds = new Breeds();
