// Where something stands in an edition's file, and what stands there.

import { GREY } from "../look/hues.ts";
import type { FieldFacts, FieldProblem } from "../wire.ts";

export type Path = readonly (string | number)[];

/** What a document says at a path. */
export function at(document: unknown, path: Path): unknown {
    return path.reduce<unknown>(
        (here, step) => (here as Record<string | number, unknown> | null | undefined)?.[step],
        document,
    );
}

/** A path as the checker names it: spaces[3].price. */
export function told(path: Path): string {
    return path
        .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
        .join("")
        .replace(/^\./, "");
}

/** What is wrong just there. */
export function wrongAt(problems: readonly FieldProblem[], path: Path): string[] {
    const here = told(path);
    return problems.filter((problem) => problem.path === here).map((problem) => problem.sentence);
}

/** What is wrong there, or anywhere in it. */
export function wrongIn(problems: readonly FieldProblem[], path: Path): FieldProblem[] {
    const here = told(path);
    return problems.filter((problem) => {
        const rest = problem.path.slice(here.length);
        return problem.path.startsWith(here) && (rest === "" || rest.startsWith(".") || rest.startsWith("["));
    });
}

/** The path that a problem names. */
export function pathOf(problem: FieldProblem): Path {
    return problem.path
        .split(/[.[\]]+/)
        .flatMap((step) => (step === "" ? [] : /^\d+$/.test(step) ? Number(step) : step));
}

/** The fields that a table has, as it is: which of them depends on one of its values. */
export function fieldsOf(table: FieldFacts, value: unknown): FieldFacts[] {
    if (!table.by) return table.fields;
    const kind = String(at(value, [table.by]));
    const known = [...(table.needs[kind] ?? []), ...(table.may[kind] ?? [])];
    const isDependent = (field: FieldFacts) => !field.is_needed && field.default === null;
    return table.fields.filter((field) => !isDependent(field) || known.includes(field.name));
}

/** A first value for a field, where there is none like it to copy. */
export function blank(field: FieldFacts): unknown {
    switch (field.kind) {
        case "table":
            return Object.fromEntries(
                fieldsOf(field, {})
                    .filter((one) => one.is_needed)
                    .map((one) => [one.name, blank(one)]),
            );
        case "list":
            return [];
        case "number":
            return field.least ?? 1;
        case "switch":
            return false;
        case "choice":
            return field.choices[0]?.value ?? "";
        case "colour":
            return GREY;
        default:
            return field.label;
    }
}

/** What a part of a list is called: by its name or text, or else by its first value. */
export function nameOf(part: unknown): string {
    const values = part as Record<string, unknown> | undefined;
    const name = values?.["name"] ?? values?.["text"] ?? values?.["title"] ?? values?.["id"];
    if (typeof name === "string" && name) return name;
    return Object.values(values ?? {})
        .filter((value) => typeof value !== "object")
        .join(" · ");
}
