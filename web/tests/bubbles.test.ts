import { expect, test } from "vitest";
import { lasting, spotFor } from "../src/faces/bubbles.ts";

const at = (left: number, top: number, side = 40) => ({ left, top, right: left + side, bottom: top + side });

test.each([
    ["beside a seat in the left column", at(20, 300), { width: 1440, height: 900 }, { x: 66, y: 300, side: "right" }],
    [
        "below a seat at the top of a phone",
        at(200, 70, 26),
        { width: 390, height: 844 },
        { x: 133, y: 102, side: "below" },
    ],
    ["never off the right edge", at(350, 70, 26), { width: 390, height: 844 }, { x: 222, y: 102, side: "below" }],
    ["never off the top", at(20, -10), { width: 1440, height: 900 }, { x: 66, y: 8, side: "right" }],
])("a bubble goes %s", (_, face, screen, spot) => {
    expect(spotFor(face, 160, 40, screen)).toEqual(spot);
});

test("what is longer stays longer", () => {
    expect(lasting("Well played, all of you!")).toBeGreaterThan(lasting("Ouch!"));
});
