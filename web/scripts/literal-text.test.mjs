import { Linter } from "eslint";
import svelte from "eslint-plugin-svelte";
import { expect, test } from "vitest";
import { literalSentence, literalText } from "./literal-text.mjs";

const linter = new Linter();
const config = [
  ...svelte.configs.base,
  {
    files: ["**/*.svelte"],
    plugins: { sixfold: { rules: { text: literalText, sentence: literalSentence } } },
    rules: { "sixfold/text": "error", "sixfold/sentence": "error" },
  },
];

function found(source) {
  return linter.verify(source, config, { filename: "Test.svelte" }).map((problem) => problem.message);
}

test.each([
  "<p>Words</p>",
  '<img alt="A board" src="x" />',
  '<button aria-label="Close"></button>',
  '<button title={open ? "Close" : "Open"}></button>',
  "<input placeholder={`Name ${number}`} />",
  '<Dialog title={"Settings"} />',
  "<p>{count > 1 ? 'tiles' : say('tile')}</p>",
  "<p>{name + ' wins'}</p>",
  "<p>{name ?? 'nobody'}</p>",
  "<script>let problem = 'There is no connection';</script>",
  "<script>let problem = `No game ${number} at all`;</script>",
])("it finds the words in %s", (source) => {
  expect(found(source)).not.toEqual([]);
});

test.each([
  '<p class="quiet wide text">{say("close")}</p>',
  '<button type="button" title={say("close")}>{number} · ✓</button>',
  "<p>{say(open ? 'close' : 'go-home')}</p>",
  "<style>p { color: red; }</style>",
  '<script>import x from "./a/b"; const key = `denial-${code}`;</script>',
])("it lets pass %s", (source) => {
  expect(found(source)).toEqual([]);
});
