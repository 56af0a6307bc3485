// What is said at the seats: held back until the table shows what it is about, then a bubble that goes by itself.

import { lasting, type Bubble } from "../faces/bubbles.ts";
import { after } from "../surroundings.ts";

export class Speech {
    /** What is being said at the seats, for a moment. */
    bubbles = $state.raw<readonly Bubble[]>([]);
    /** What is said when all that is moving has come to rest. */
    #unsaid: Bubble[] = [];
    #said = 0;

    /** Something to be said at a seat, later. */
    hold(seat: number, text: string): void {
        this.#said += 1;
        this.#unsaid.push({ number: this.#said, seat, text });
    }

    /** What a seat says is told elsewhere. */
    hush(seat: number): void {
        this.#unsaid = this.#unsaid.filter((one) => one.seat !== seat);
        this.bubbles = this.bubbles.filter((one) => one.seat !== seat);
    }

    /** Say what was held back: one bubble a seat. */
    speakUp(): void {
        for (const bubble of this.#unsaid.splice(0)) {
            const { seat, text, number } = bubble;
            this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), bubble];
            after(lasting(text), () => (this.bubbles = this.bubbles.filter((one) => one.number !== number)));
        }
    }
}
