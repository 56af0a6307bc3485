// Modules that the build makes; see ../pages.ts and ../installing.ts.

declare module "virtual:families" {
    const families: Readonly<
        Record<
            string,
            { family: () => Promise<import("./family.ts").Family>; lid?: import("./family.ts").Lid | undefined }
        >
    >;
    export default families;
}

declare module "virtual:offline" {
    const words: Readonly<Record<string, Readonly<Record<string, string>>>>;
    export default words;
}
