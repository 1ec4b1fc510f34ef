const message =
  'A list that is cut says how many are left and leads to them: draw it with <ShortList>, or put <AndMore> below it (both of @my-air/feature-kit/views).';

const drawing = new Set(['map', 'flatMap']);

const isMember = (node, names) => node?.type === 'MemberExpression' && names.has(node.property.name);

/** Whether it is `list.slice(0, most)`. */
function isCut({ callee, arguments: [from, to] }) {
  return isMember(callee, new Set(['slice'])) && from?.value === 0 && to !== undefined;
}

function isInJsx(node) {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'JSXExpressionContainer') return true;
  return false;
}

export const cutIsSaid = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses lists that end without saying that there are more.' },
  },
  create(context) {
    let isSaid = false;
    const drawnCuts = [];
    const namedCuts = new Map();
    const drawnNames = new Set();
    return {
      JSXOpeningElement({ name }) {
        if (name.name === 'AndMore') isSaid = true;
      },
      CallExpression(node) {
        if (isCut(node)) {
          const { parent } = node;
          if (isMember(parent, drawing) && isInJsx(node)) drawnCuts.push(node);
          if (parent?.type === 'VariableDeclarator') namedCuts.set(parent.id.name, node);
        }
        const { callee } = node;
        if (isMember(callee, drawing) && callee.object.type === 'Identifier' && isInJsx(node)) {
          drawnNames.add(callee.object.name);
        }
      },
      'Program:exit'() {
        if (isSaid) return;
        const named = [...namedCuts].filter(([name]) => drawnNames.has(name)).map(([, node]) => node);
        for (const node of [...drawnCuts, ...named]) context.report({ node, message });
      },
    };
  },
};
