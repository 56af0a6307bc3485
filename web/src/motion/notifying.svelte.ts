// Being called while another window is in front: by a message of the device, if its owner wants that.

import { keep, kept } from "../keeping.ts";

/** What was answered to the question whether this device shall call: not asked yet, yes, or no. */
type Answer = "" | "yes" | "no";

class Notifying {
    answer = $state<Answer>(kept("notify") === "yes" ? "yes" : kept("notify") === "no" ? "no" : "");
    /** Whether I was called and did not see it: a moment at which the question makes sense. */
    wasMissed = $state(false);

    /** Whether this browser can, here: only over a connection that is safe from others. */
    readonly canBe = typeof Notification === "function" && isSecureContext && Notification.permission !== "denied";

    get isOn(): boolean {
        return this.answer === "yes" && this.canBe && Notification.permission === "granted";
    }

    /** Whether to ask now: once on a device, never before something was missed. */
    get isToAsk(): boolean {
        return this.canBe && this.answer === "" && this.wasMissed;
    }

    /** The owner's answer; the browser asks once more in its own words. */
    async want(yes: boolean): Promise<void> {
        const isAllowed = yes && (await Notification.requestPermission()) === "granted";
        this.answer = isAllowed ? "yes" : "no";
        keep("notify", this.answer);
    }

    /** Call: the table by its title, what is asked, and where to go. */
    async call(title: string, text: string, path: string): Promise<void> {
        if (document.visibilityState === "visible") return;
        this.wasMissed = true;
        if (!this.isOn) return;
        const options = { body: text, tag: path, icon: "/icon-192.png" };
        const worker = await navigator.serviceWorker.getRegistration();
        if (worker) return worker.showNotification(title, options);
        const message = new Notification(title, options);
        message.onclick = () => {
            focus();
            message.close();
        };
    }
}

export const notifying = new Notifying();
