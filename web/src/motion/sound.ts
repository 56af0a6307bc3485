// Short soft sounds, made here and not recorded; silent until the page was touched.

export type Sound = "dice" | "step" | "coin" | "card" | "gavel" | "jail" | "fanfare" | "marker" | "spin" | "turn";

let context: AudioContext | null = null;
let isTouched = false;

/** A browser lets a page be heard only after somebody has touched it. */
export function listenForTouch(): () => void {
    const wake = () => {
        isTouched = true;
        void context?.resume();
    };
    addEventListener("pointerdown", wake, { passive: true });
    addEventListener("keydown", wake, { passive: true });
    return () => {
        removeEventListener("pointerdown", wake);
        removeEventListener("keydown", wake);
    };
}

/** Play a sound now, so loud (0 to 1). */
export function play(sound: Sound, loudness: number): void {
    if (!isTouched || loudness <= 0 || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    const at = context.currentTime + 0.01;
    RECIPES[sound](context, at, loudness * 0.5);
}

type Recipe = (audio: AudioContext, at: number, loud: number) => void;

/** One tone with a soft beginning and end. */
function tone(
    audio: AudioContext,
    at: number,
    pitch: number,
    length: number,
    loud: number,
    shape: OscillatorType = "sine",
    to = pitch,
): void {
    const source = audio.createOscillator();
    const gain = audio.createGain();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    source.connect(gain).connect(audio.destination);
    source.start(at);
    source.stop(at + length + 0.02);
}

/** A puff of noise through a filter: dice, cards, wood. */
function puff(audio: AudioContext, at: number, pitch: number, length: number, loud: number, sharp = 1): void {
    const size = Math.max(1, Math.round(audio.sampleRate * length));
    const buffer = audio.createBuffer(1, size, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let place = 0; place < size; place += 1) data[place] = (Math.random() * 2 - 1) * (1 - place / size) ** 2;
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    const gain = audio.createGain();
    source.buffer = buffer;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = sharp;
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(at);
}

const RECIPES: Readonly<Record<Sound, Recipe>> = {
    dice: (audio, at, loud) => {
        for (const [place, later] of [0, 0.09, 0.2, 0.34, 0.52].entries())
            puff(audio, at + later, 1500 + 260 * (place % 3), 0.05, loud * (1 - place * 0.13), 3);
    },
    spin: (audio, at, loud) => {
        let later = 0;
        for (let gap = 0.035; later < 1.3; gap *= 1.17) {
            puff(audio, at + later, 2100, 0.02, loud * 0.5, 6);
            later += gap;
        }
    },
    step: (audio, at, loud) => puff(audio, at, 420, 0.05, loud * 0.9, 2),
    coin: (audio, at, loud) => {
        tone(audio, at, 1320, 0.16, loud * 0.5, "triangle");
        tone(audio, at + 0.06, 1760, 0.22, loud * 0.4, "triangle");
    },
    card: (audio, at, loud) => {
        puff(audio, at, 3200, 0.11, loud * 0.7, 0.7);
        puff(audio, at + 0.12, 900, 0.05, loud * 0.6, 1.5);
    },
    gavel: (audio, at, loud) => {
        for (const later of [0, 0.17]) {
            puff(audio, at + later, 300, 0.09, loud * 1.4, 2);
            tone(audio, at + later, 170, 0.12, loud * 0.8, "triangle", 110);
        }
    },
    jail: (audio, at, loud) => {
        puff(audio, at, 190, 0.28, loud * 1.4, 1.2);
        tone(audio, at, 140, 0.5, loud * 0.5, "sawtooth", 92);
        tone(audio, at + 0.05, 880, 0.3, loud * 0.12, "square", 640);
    },
    marker: (audio, at, loud) => {
        puff(audio, at, 640, 0.06, loud * 1.1, 3);
        tone(audio, at + 0.02, 330, 0.12, loud * 0.5, "triangle", 262);
    },
    turn: (audio, at, loud) => {
        tone(audio, at, 659, 0.18, loud * 0.5);
        tone(audio, at + 0.13, 880, 0.28, loud * 0.5);
    },
    fanfare: (audio, at, loud) => {
        for (const [place, pitch] of [523, 659, 784, 1047].entries())
            tone(audio, at + place * 0.13, pitch, place === 3 ? 0.7 : 0.2, loud * 0.55, "triangle");
        tone(audio, at + 0.39, 523, 0.7, loud * 0.3, "triangle");
    },
};
