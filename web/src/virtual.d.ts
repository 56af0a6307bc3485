// Modules that the build makes; see ../pages.ts.

declare module "virtual:families" {
    const families: Readonly<
        Record<
            string,
            { family: () => Promise<import("./family.ts").Family>; lid?: import("./family.ts").Lid | undefined }
        >
    >;
    export default families;
}
