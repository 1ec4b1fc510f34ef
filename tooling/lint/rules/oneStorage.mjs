const messages = {
  localStorage:
    'Keep values in a keptAtom of @my-air/feature-kit/state: it checks them, survives a full or denied storage, and names the user.',
  cookie: 'Read and write cookies with readCookie and writeCookie of @my-air/feature-kit/state.',
  listeners:
    'Hold values in atoms of jotai, which are watched with useAtomValue, or atomStore.sub outside React.',
};
messages.sessionStorage = messages.localStorage;

const globals = new Set(['localStorage', 'sessionStorage']);

export const oneStorage = {
  meta: {
    type: 'problem',
    docs: { description: 'Keeps the storage and the cookies of the browser in one package.' },
  },
  create(context) {
    return {
      Identifier(node) {
        if (globals.has(node.name)) context.report({ node, message: messages[node.name] });
      },
      MemberExpression(node) {
        const isCookie = node.object.name === 'document' && node.property.name === 'cookie';
        if (!node.computed && isCookie) context.report({ node, message: messages.cookie });
      },
      // A set of functions is the beginning of a store of one's own.
      NewExpression(node) {
        const [of] = (node.typeArguments ?? node.typeParameters)?.params ?? [];
        if (node.callee.name === 'Set' && of?.type === 'TSFunctionType')
          context.report({ node, message: messages.listeners });
      },
    };
  },
};
