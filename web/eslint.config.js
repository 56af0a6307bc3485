// Scripts and components: sound types and no way round them; no colours, which src/look has.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

const COLOUR = "/#[0-9a-f]{3,8}\\b|\\b(rgb|hsl)a?\\(/i";
const NO_COLOUR = "A colour has a name in src/look.";
const FORBIDDEN = [
    { selector: "TSAsExpression > TSAsExpression", message: "A type that must be forced twice is the wrong type." },
    {
        selector: "NewExpression[callee.name='MediaQuery'] :matches(Literal, TemplateElement)[value=/width|height/]",
        message: "The sizes of screens are in src/look: condition(name).",
    },
    { selector: `Literal[value=${COLOUR}]`, message: NO_COLOUR },
    { selector: `TemplateElement[value.raw=${COLOUR}]`, message: NO_COLOUR },
    { selector: `SvelteLiteral[value=${COLOUR}]`, message: NO_COLOUR },
];

export default defineConfig(
    { ignores: ["dist/", "src/wire.ts", "*.config.js"] },
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    ts.configs.stylisticTypeChecked,
    svelte.configs.recommended,
    {
        languageOptions: { parserOptions: { projectService: true } },
        rules: {
            "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
            "@typescript-eslint/no-confusing-void-expression": [
                "error",
                { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
            ],
            "@typescript-eslint/non-nullable-type-assertion-style": "off", // the other way is forbidden
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
            "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
            "@typescript-eslint/prefer-optional-chain": "off", // not every pair of conditions is one
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            "no-undef": "off", // svelte-check knows better
            "svelte/prefer-svelte-reactivity": "off", // a Map that nobody watches is a Map
            "svelte/no-unused-svelte-ignore": "off", // it reads the reason after the colon as more names
        },
    },
    { files: ["**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
    {
        files: ["**/*.svelte"], // their types are svelte-check's
        extends: [ts.configs.disableTypeChecked],
        languageOptions: { parserOptions: { parser: ts.parser, projectService: false } },
        rules: { "no-useless-assignment": "off" }, // it does not see the other script
    },
    {
        files: ["worker.js"], // it is no part of the program: the build hands it on as it is
        extends: [ts.configs.disableTypeChecked],
        languageOptions: { parserOptions: { projectService: false } },
    },
    { files: ["tests/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } }, // it fails, as it should
    {
        files: ["src/**"],
        ignores: ["src/look/**"],
        rules: { "no-restricted-syntax": ["error", ...FORBIDDEN] },
    },
);
