// Heads of dogs of our own drawing, twenty-two breeds in the order of the lots; in a square from -24 to 24.

import "../../look/breeds.css";
import { both, type Shape } from "./shapes.ts";

const PRICK = both("M-15 -4 L-20 -24 L-4 -14 Z");
const BAT = both("M-12 1 Q-27 -8 -24 -24 Q-11 -22 -4 -12 Z");
const CROPPED = both("M-13 -7 L-14 -25 L-4 -15 Z");
const TIPPED = both("M-15 -4 L-20 -18 L-15 -22 L-15 -15 L-4 -15 Z");
const FOLDED = both("M-6 -16 Q-20 -22 -22 -8 Q-19 -2 -12 -7 Z");
const ROSE = both("M-8 -15 Q-21 -17 -22 -7 Q-17 -4 -12 -9 Z");
const DROP = both("M-9 -16 Q-24 -19 -24 -3 Q-24 10 -17 9 Q-13 2 -14 -8 Z");
const LONG = both("M-8 -15 Q-20 -18 -23 0 Q-25 17 -18 20 Q-10 20 -11 6 Z");
const WAVY = both("M-8 -14 Q-19 -17 -21 -6 Q-25 0 -23 6 Q-26 12 -22 17 Q-17 23 -13 17 Q-9 12 -11 5 Z");
const HAIRY = both("M-6 -17 Q-22 -16 -23 4 L-24 21 L-18 18 L-14 22 L-11 8 Z");
const CURLS = both("M-13 -12 Q-22 -14 -21 -6 Q-26 -2 -22 3 Q-25 9 -20 12 Q-16 17 -12 11 Z");

const HOUND = "M-11 -16 Q0 -21 11 -16 Q17 -8 16 3 Q15 11 9 15 Q5 21 0 21 Q-5 21 -9 15 Q-15 11 -16 3 Q-17 -8 -11 -16 Z";
const FOX = "M0 -15 Q15 -14 17 -2 Q17 6 8 11 Q5 20 0 20 Q-5 20 -8 11 Q-17 6 -17 -2 Q-15 -14 0 -15 Z";
const SLIM = "M0 -18 Q13 -17 14 -4 Q14 6 9 12 Q7 21 0 21 Q-7 21 -9 12 Q-14 6 -14 -4 Q-13 -17 0 -18 Z";
const WIDE = "M0 -17 Q17 -16 18 0 Q18 8 14 12 Q10 20 0 20 Q-10 20 -14 12 Q-18 8 -18 0 Q-17 -16 0 -17 Z";
const APPLE = "M0 -17 Q16 -17 16 -4 Q15 6 7 10 Q5 17 0 17 Q-5 17 -7 10 Q-15 6 -16 -4 Q-16 -17 0 -17 Z";
const FLUFF =
    "M0 -19 L6 -16 L13 -17 L15 -11 L21 -8 L19 -2 L23 3 L18 7 L19 14 L12 15 L9 21 L3 19 L0 23 L-3 19 L-9 21 L-12 15 L-19 14 L-18 7 L-23 3 L-19 -2 L-21 -8 L-15 -11 L-13 -17 L-6 -16 Z";
const CURLY =
    "M0 -20 Q6 -25 10 -18 Q18 -17 16 -8 Q18 0 14 6 Q13 20 0 20 Q-13 20 -14 6 Q-18 0 -16 -8 Q-18 -17 -10 -18 Q-6 -25 0 -20 Z";

const NOSE = "M-3.5 6 Q0 4 3.5 6 Q2 10 0 10 Q-2 10 -3.5 6 ZM0 10L0 13M0 13Q-3 16 -6 14M0 13Q3 16 6 14";
const FLAT = "M-3.5 3 Q0 1 3.5 3 Q2 7 0 7 Q-2 7 -3.5 3 ZM0 7L0 10M-9 13Q-5 8 0 10Q5 8 9 13M-5 -9Q0 -6 5 -9";
const MUZZLE = "M0 2 Q9 2 9 10 Q8 20 0 20 Q-8 20 -9 10 Q-9 2 0 2 Z";
const SHORT = "M0 0 Q12 0 13 9 Q10 18 0 18 Q-10 18 -13 9 Q-12 0 0 0 Z";
const BLAZE = "M-2 -15 L2 -15 L4 0 Q9 4 8 11 Q5 20 0 20 Q-5 20 -8 11 Q-9 4 -4 0 Z";
const BROWS = both("M-8 -10 Q-4 -11 -3 -8 Q-6 -6 -9 -8 Z");
const BEARD = "M-10 3 Q0 -1 10 3 L15 9 L11 12 L12 19 L7 17 L4 23 L0 19 L-4 23 L-7 17 L-12 19 L-11 12 L-15 9 Z";
const BOW = "M0 -18 L-7 -23 L-7 -14 ZM0 -18 L7 -23 L7 -14 Z";

interface Looks {
    marks?: Shape["marks"];
    /** How far apart the eyes are, how high, how big. */
    eyes?: readonly [number, number, number];
    lines?: string;
}

function dog(back: string, ear: string, body: string, fur: string, { marks = [], eyes, lines = NOSE }: Looks = {}): Shape {
    const [apart, high, eye] = eyes ?? [6, -3, 2.3];
    return { back, body, eyes: [[-apart, high], [apart, high]], eye, lines, fur, ear, marks };
} // prettier-ignore

const WHITE = "var(--coat-white)";
const CREAM = "var(--coat-cream)";
const FAWN = "var(--coat-fawn)";
const GOLD = "var(--coat-gold)";
const APRICOT = "var(--coat-apricot)";
const RED = "var(--coat-red)";
const TAN = "var(--coat-tan)";
const BROWN = "var(--coat-brown)";
const BLACK = "var(--coat-black)";
const GREY = "var(--coat-grey)";
const SILVER = "var(--coat-silver)";
const STEEL = "var(--coat-steel)";
const RIBBON = "var(--ribbon)";

export const BREEDS: readonly Shape[] = [
    dog(BAT, RED, FOX, RED, { marks: [[BLAZE, WHITE]] }), // Pembroke Welsh Corgi
    dog(CROPPED, BLACK, SLIM, BLACK, { marks: [[MUZZLE, TAN], [BROWS, TAN]] }), // Doberman Pinscher
    dog(TIPPED, TAN, FOX, TAN, { marks: [[BLAZE, WHITE]], eyes: [7, -3, 2.2] }), // Shetland Sheepdog
    dog(HAIRY, CREAM, HOUND, WHITE, { marks: [[BOW, RIBBON]] }), // Maltese
    dog(LONG, BROWN, SLIM, BROWN, { marks: [[MUZZLE, SILVER]] }), // German Shorthaired Pointer
    dog(WAVY, TAN, HOUND, GOLD, { marks: [[MUZZLE, CREAM]] }), // Cocker Spaniel
    dog(PRICK, BLACK, WIDE, BLACK, { marks: [[BLAZE, WHITE]], eyes: [10, -4, 2.8] }), // Boston Terrier
    dog(FOLDED, BLACK, WIDE, BLACK, { marks: [[SHORT, TAN], [BROWS, TAN]], eyes: [7, -4, 2.2] }), // Rottweiler
    dog(ROSE, BLACK, WIDE, FAWN, { marks: [[SHORT, GREY]], eyes: [8, -3, 2.9], lines: FLAT }), // Pug
    dog(CROPPED, RED, FLUFF, APRICOT, { marks: [[MUZZLE, CREAM]] }), // Pomeranian
    dog(BAT, FAWN, APPLE, CREAM, { eyes: [7, -3, 3.1] }), // Chihuahua
    dog(FOLDED, GREY, HOUND, GREY, { marks: [[BEARD, SILVER], [BROWS, SILVER]] }), // Miniature Schnauzer
    dog(ROSE, FAWN, WIDE, WHITE, { marks: [["M-18 0 Q-17 -16 -3 -17 Q-2 -4 -10 1 Z", FAWN]], eyes: [8, -4, 2.3], lines: FLAT }), // Bulldog
    dog(HAIRY, GOLD, HOUND, WHITE, { marks: [["M0 -19 Q13 -18 15 -6 Q8 2 2 -8 ZM0 -19 Q-13 -18 -15 -6 Q-8 2 -2 -8 Z", GOLD]], lines: FLAT }), // Shih Tzu
    dog(CURLS, APRICOT, CURLY, APRICOT, { marks: [[MUZZLE, CREAM]] }), // Poodle
    dog(LONG, BROWN, SLIM, TAN, { eyes: [5, -5, 2.3] }), // Dachshund
    dog(FOLDED, TAN, WIDE, FAWN, { marks: [[SHORT, BLACK], ["M-2 -16 L2 -16 L2 2 L-2 2 Z", WHITE]], eyes: [8, -4, 2.4] }), // Boxer
    dog(DROP, TAN, HOUND, TAN, { marks: [[BLAZE, WHITE]] }), // Beagle
    dog(DROP, GOLD, HOUND, GOLD, { marks: [[MUZZLE, CREAM]] }), // Golden Retriever
    dog(PRICK, BLACK, FOX, TAN, { marks: [[MUZZLE, BLACK]], eyes: [7, -3, 2.2] }), // German Shepherd Dog
    dog(PRICK, STEEL, FLUFF, TAN, { marks: [[BEARD, GOLD], [BOW, RIBBON]] }), // Yorkshire Terrier
    dog(DROP, BROWN, HOUND, BROWN, { marks: [[MUZZLE, TAN]] }), // Labrador Retriever
]; // prettier-ignore
