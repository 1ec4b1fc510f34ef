const message =
  'Browsers read the same text as different moments, and a day as a moment of UTC. Take startOf or endOf of @my-air/i18n to compare a date with now, and parseIsoDate for its moment; format takes the text as it is.';

export const dateOfText = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses Date.parse, and new Date of a single value, outside of i18n.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { object, property } = node.callee;
        if (object?.name === 'Date' && property?.name === 'parse') context.report({ node, message });
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 1) context.report({ node, message });
      },
    };
  },
};
