const message =
  'A query of which only `data` is read looks empty, or as if it loaded for ever, once it has failed. Draw it with <QueryView> of @my-air/feature-kit/views. Where the screen rightly shows nothing instead, disable this line and say why.';

const readers = new Set(['useQuery', 'useInfiniteQuery']);
const isRead = (node) => node?.type === 'CallExpression' && readers.has(node.callee.name);

/** Whether a pattern takes `data` and nothing else, under whatever name. */
const takesDataAlone = ({ type, properties }) =>
  type === 'ObjectPattern' && properties.length === 1 && properties[0].key?.name === 'data';

export const answeredQuery = {
  meta: { type: 'problem', docs: { description: 'Refuses queries whose failure nobody can see.' } },
  create(context) {
    return {
      VariableDeclarator({ id, init }) {
        if (isRead(init) && takesDataAlone(id)) context.report({ node: id, message });
      },
      MemberExpression(node) {
        if (isRead(node.object) && node.property.name === 'data') context.report({ node, message });
      },
    };
  },
};
