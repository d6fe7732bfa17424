/** An ESLint rule: every word a person reads comes from a catalogue, so a template holds none itself. */

const spoken = new Set(["alt", "aria-label", "aria-description", "aria-roledescription", "placeholder", "title"]);
const words = /\p{L}{2}/u;

export const literalText = {
  meta: { type: "problem", schema: [], messages: { literal: "Words belong in a catalogue: {{text}}" } },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: "literal", data: { text: text.trim() } });
    const isCode = (node) => ["SvelteScriptElement", "SvelteStyleElement"].includes(node.parent?.type);
    return {
      SvelteText(node) {
        if (!isCode(node) && words.test(node.value)) report(node, node.value);
      },
      SvelteAttribute(node) {
        for (const value of node.value) {
          if (spoken.has(node.key.name) && value.type === "SvelteLiteral" && words.test(value.value)) report(value, value.value);
        }
      },
    };
  },
};
