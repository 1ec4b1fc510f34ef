const message =
  'An id is unique at its platform only: Instagram and TikTok know most creators by one name. Compare channels with isSameChannel, and find them with findChannel, of @my-air/feature-kit/data; in the sandbox with findChannel and isChannel of channels/findChannels.ts.';

const names = new Set(['platform_guid', 'platformGuid', 'channel_guid', 'channelGuid']);
const isId = (node) =>
  names.has(
    node.name ?? (node.type === 'MemberExpression' && !node.computed ? node.property.name : undefined),
  );

/** Nothing, as it is written in code: comparing with it tells no channels apart. */
const isNothing = ({ type, value, name }) =>
  (type === 'Literal' && (value === null || value === '')) || name === 'undefined';

export const channelWithPlatform = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses to compare the ids of channels without their platforms.' },
  },
  create(context) {
    return {
      BinaryExpression(node) {
        const sides = [node.left, node.right];
        if (!/^[!=]==?$/.test(node.operator) || sides.some(isNothing)) return;
        if (sides.some((side) => isId(side.type === 'ChainExpression' ? side.expression : side)))
          context.report({ node, message });
      },
    };
  },
};
