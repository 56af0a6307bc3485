// Style sheets use the names of src/look; only there stand colours, sizes of type and sizes of screens.

const MADE = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];

/** @type {import("stylelint").Config} */
export default {
    extends: "stylelint-config-recommended",
    reportDescriptionlessDisables: true,
    reportNeedlessDisables: true,
    referenceFiles: ["src/look/*.css"],
    rules: {
        "color-named": "never",
        "color-no-hex": true,
        "declaration-property-unit-disallowed-list": { font: ["px", "rem"], "font-size": ["px", "rem"] },
        "function-disallowed-list": MADE,
        "media-feature-name-disallowed-list": [/(width|height)$/],
        "no-descending-specificity": null, // parts of a sheet follow what they speak of
        "no-unknown-custom-media": true,
        "no-unknown-custom-properties": true,
    },
    overrides: [
        { files: "src/**/*.svelte", customSyntax: "postcss-html" },
        {
            files: "src/look/*.css",
            rules: {
                "color-no-hex": null,
                "declaration-property-unit-disallowed-list": null,
                "function-disallowed-list": null,
                "media-feature-name-disallowed-list": null,
            },
        },
    ],
};
