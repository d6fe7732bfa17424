import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { literalSentence, literalText } from "./scripts/literal-text.mjs";

/** Forbid the files of one room to import the rooms named. */
function room(folder, ...closed) {
  return {
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: closed.map((name) => ({ group: [`**/${name}/**`] })) }],
    },
  };
}

export default typescript.config(
  { ignores: ["node_modules/", "src/api/schema.ts", "src/i18n/keys.ts"] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { sixfold: { rules: { "literal-text": literalText, "literal-sentence": literalSentence } } },
    rules: {
      "no-undef": "off",
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // States are replaced as a whole, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      eqeqeq: "error",
      "max-lines": ["error", { max: 400 }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  { files: ["**/*.svelte"], rules: { "sixfold/literal-text": "error" } },
  { files: ["src/**/*.ts", "src/**/*.svelte"], ignores: ["**/*.test.ts"], rules: { "sixfold/literal-sentence": "error" } },
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
  room("fairness", "coach", "board", "api", "games", "pages", "i18n"),
  room("board", "coach", "fairness", "api", "games", "pages"),
  room("api", "coach", "fairness", "board", "games", "pages", "i18n"),
  room("local", "coach", "fairness", "board", "games", "pages", "i18n"),
  room("i18n", "coach", "fairness", "board", "api", "games", "pages"),
  room("coach", "pages", "fairness"),
  room("games/placement", "coach", "pages", "tiles", "cubes", "cards"),
  room("games/tiles", "coach", "pages", "cubes", "cards"),
  room("games/cubes", "coach", "pages", "tiles", "cards"),
  room("games/cards", "coach", "pages", "tiles", "cubes", "placement"),
  {
    files: ["src/board/**", "src/games/**", "src/i18n/**"],
    rules: { "no-restricted-globals": ["error", "fetch", "WebSocket", "XMLHttpRequest"] },
  },
);
