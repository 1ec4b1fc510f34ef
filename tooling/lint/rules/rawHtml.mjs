const message =
  'Raw HTML stands in one place only. Show HTML from a server with <RichText html> of @my-air/ui-kit, and text as text.';

export const rawHtml = {
  meta: { type: 'problem', docs: { description: 'Keeps raw HTML inside the one sanitizing component.' } },
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name === 'dangerouslySetInnerHTML') context.report({ node, message });
      },
      AssignmentExpression(node) {
        const property = node.left.type === 'MemberExpression' && node.left.property;
        if (property && (property.name === 'innerHTML' || property.name === 'outerHTML'))
          context.report({ node, message });
      },
    };
  },
};
