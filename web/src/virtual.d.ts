// Modules that the build makes; see ../pages.ts.

declare module "virtual:families" {
    const families: readonly import("./family.ts").Family[];
    export default families;
}
