/** ESLint rules: every word a person reads comes from a catalogue, so neither a template nor the code beside it holds any. */

/** Attributes that are read out or shown, of elements and of our own components. */
const spoken = new Set([
  "alt", "aria-label", "aria-description", "aria-placeholder", "aria-roledescription", "aria-valuetext",
  "label", "message", "placeholder", "status", "title", "words",
]);
const words = /\p{L}{2}/u;
const sentence = /\p{L}{2,} \p{L}{2,}/u;

/** The texts that an expression can come to: a literal, a template, or what a choice chooses. */
function* literals(node) {
  if (!node) return;
  if (node.type === "Literal" && typeof node.value === "string") yield [node, node.value];
  if (node.type === "TemplateLiteral") {
    for (const part of node.quasis) yield [part, part.value.cooked ?? ""];
    for (const part of node.expressions) yield* literals(part);
  }
  if (node.type === "ConditionalExpression") yield* [...literals(node.consequent), ...literals(node.alternate)];
  if (node.type === "LogicalExpression") yield* [...literals(node.left), ...literals(node.right)];
  if (node.type === "BinaryExpression" && node.operator === "+") yield* [...literals(node.left), ...literals(node.right)];
}

const meta = { type: "problem", schema: [], messages: { literal: "Words belong in a catalogue: {{text}}" } };

/** No words in templates: as text, in an attribute that is spoken, or in what stands between braces. */
export const literalText = {
  meta,
  create(context) {
    const report = (node, text) => words.test(text) && context.report({ node, messageId: "literal", data: { text: text.trim() } });
    const isCode = (node) => ["SvelteScriptElement", "SvelteStyleElement"].includes(node.parent?.type);
    const expression = (node) => {
      for (const [found, text] of literals(node)) report(found, text);
    };
    return {
      SvelteText(node) {
        if (!isCode(node)) report(node, node.value);
      },
      SvelteMustacheTag(node) {
        if (node.parent.type !== "SvelteAttribute") expression(node.expression);
      },
      SvelteAttribute(node) {
        if (!spoken.has(node.key.name)) return;
        for (const value of node.value) {
          if (value.type === "SvelteLiteral") report(value, value.value);
          else expression(value.expression);
        }
      },
    };
  },
};

/** No sentence anywhere in code; what a person never reads is a single word, a key or a path. */
export const literalSentence = {
  meta,
  create(context) {
    const isStyle = (node) => node.parent?.type === "SvelteAttribute" || node.parent?.type === "SvelteLiteral";
    const report = (node, text) => sentence.test(text) && !isStyle(node) && context.report({ node, messageId: "literal", data: { text } });
    return {
      Literal(node) {
        if (typeof node.value === "string") report(node, node.value);
      },
      TemplateElement(node) {
        report(node, node.value.cooked ?? "");
      },
    };
  },
};
