const message =
  'Raw HTML is parsed in one place only. Show HTML from a server with <RichText html> of @my-air/ui-kit, read its words with parseHtml, and show text as text.';

const markupProperties = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const parsingMethods = new Set([
  'createContextualFragment',
  'insertAdjacentHTML',
  'parseFromString',
  'parseHTML',
  'parseHTMLUnsafe',
  'setHTML',
  'setHTMLUnsafe',
]);
const nameOf = (node) =>
  node.type === 'MemberExpression' && !node.computed ? node.property.name : undefined;

export const rawHtml = {
  meta: { type: 'problem', docs: { description: 'Keeps raw HTML inside the one place that parses.' } },
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name === 'dangerouslySetInnerHTML' || node.name.name === 'srcDoc')
          context.report({ node, message });
      },
      AssignmentExpression(node) {
        if (markupProperties.has(nameOf(node.left))) context.report({ node, message });
      },
      CallExpression(node) {
        if (parsingMethods.has(nameOf(node.callee))) context.report({ node, message });
      },
    };
  },
};
