// Random names. A page of the local network is no secure context: it has no randomUUID, but it has getRandomValues.

/** 128 random bits as text. */
export function newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
