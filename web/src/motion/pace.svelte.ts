// How fast things move on this device, how loud they are, and the wish to see the end at once.

import { MediaQuery } from "svelte/reactivity";
import { keep, kept } from "../keeping.ts";

export type Speed = "calm" | "quick" | "instant";
export const SPEEDS: readonly Speed[] = ["calm", "quick", "instant"];
const FACTORS: Readonly<Record<Speed, number>> = { calm: 1, quick: 0.45, instant: 0 };

const isStill = new MediaQuery("(prefers-reduced-motion: reduce)");

class Pace {
    speed = $state<Speed>(SPEEDS.find((one) => one === kept("speed")) ?? "calm");
    /** From 0 to 1. */
    volume = $state(Number(kept("volume") || "0.6"));
    isMuted = $state(kept("muted") === "yes");
    /** Grows by one whenever somebody wants what is moving to be finished. */
    hurried = $state(0);

    /** What every length is multiplied by; 0: everything at once. */
    get factor(): number {
        return isStill.current ? 0 : FACTORS[this.speed];
    }
    get loudness(): number {
        return this.isMuted ? 0 : this.volume;
    }
    choose(speed: Speed): void {
        this.speed = speed;
        keep("speed", speed);
    }
    turnTo(volume: number): void {
        this.volume = volume;
        keep("volume", String(volume));
        this.mute(volume === 0);
    }
    mute(on: boolean): void {
        this.isMuted = on;
        keep("muted", on ? "yes" : "no");
    }
    hurry(): void {
        this.hurried += 1;
    }
}

export const pace = new Pace();
