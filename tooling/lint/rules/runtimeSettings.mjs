export const runtimeSettings = {
  meta: { type: 'problem', docs: { description: 'Keeps settings out of the build.' } },
  create(context) {
    return {
      MemberExpression(node) {
        const isMetaEnv =
          node.object.type === 'MetaProperty' &&
          node.property.name === 'env' &&
          !/\/(bench|\.storybook)\//.test(context.filename);
        if (isMetaEnv) {
          context.report({
            node,
            message:
              'One build runs in every environment: read the setting from `portal.config` (apps/portal/public/config.json, checked at start-up).',
          });
        }
      },
    };
  },
};
