// The parts of an edition's file as its author meets them: the box itself, then its lists and tables.

import type { FieldFacts } from "../wire.ts";
import type { Path } from "./paths.ts";

export interface Section {
    /** The field it shows; empty: the box itself. */
    name: string;
    label: string;
    /** What is changed there, and where it stands. */
    fields: readonly { field: FieldFacts; path: Path }[];
}

/** The table with what a box is called; it stands on the first page, with all that is a single value. */
const NAMES = "names";

const isMany = (field: FieldFacts) => field.kind === "list" && field.part?.kind === "table";

export function sectionsOf(fields: readonly FieldFacts[], box: string): Section[] {
    const names = fields.find((field) => field.name === NAMES)?.fields ?? [];
    const single = fields.filter((field) => field.kind !== "table" && !isMany(field));
    const alone = (field: FieldFacts): Section => ({
        name: field.name,
        label: field.label,
        fields: [{ field, path: [field.name] }],
    });
    return [
        {
            name: "",
            label: box,
            fields: [
                ...names.map((field) => ({ field, path: [NAMES, field.name] })),
                ...single.map((field) => ({ field, path: [field.name] })),
            ],
        },
        ...fields.filter(isMany).map(alone),
        ...fields.filter((field) => field.kind === "table" && field.name !== NAMES).map(alone),
    ];
}

/** The section that shows what stands at a path. */
export function sectionAt(sections: readonly Section[], path: Path): Section | undefined {
    return (
        sections.find((section) => section.name !== "" && section.name === path[0]) ??
        sections.find((section) => section.name === "")
    );
}
