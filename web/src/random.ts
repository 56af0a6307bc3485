// Random names. A page of the house's network is no secure context: there is no randomUUID, but this there is.

/** 128 random bits as text. */
export function newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
