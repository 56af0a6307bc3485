// Being called: when something is asked of me, the device says so; and a shared screen stays awake.

import { notifying } from "./notifying.svelte.ts";
import { pace } from "./pace.svelte.ts";
import { play } from "./sound.ts";

/** It is my turn: a chime, and if the page is not in sight a shake, and a message if one is wanted. */
export function call(title: string, question: string, path: string): void {
    play("turn", pace.loudness);
    void notifying.call(title, question, path);
    if (document.visibilityState === "hidden" && "vibrate" in navigator) navigator.vibrate([90, 60, 90]);
}

/** Keep the screen on for as long as this is wanted; a browser that cannot does not mind. */
export function stayAwake(): () => void {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const isDue = () => isWanted && document.visibilityState === "visible";
    const ask = async () => {
        if (!isDue() || !("wakeLock" in navigator)) return;
        try {
            const got = await navigator.wakeLock.request("screen");
            if (isDue()) lock = got;
            else void got.release(); // it came too late
        } catch {
            // on low battery, or forbidden: the screen may go dark
        }
    };
    const again = () => void ask();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
        isWanted = false;
        document.removeEventListener("visibilitychange", again);
        void lock?.release();
    };
}
