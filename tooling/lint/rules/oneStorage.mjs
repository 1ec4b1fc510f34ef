const messages = {
  localStorage:
    'Keep values with defineKept of @my-air/client-state: it checks them, survives a full or denied storage, and names the person.',
  BroadcastChannel: 'Send messages to other tabs with openTabChannel of @my-air/client-state/tabs.',
  locks: 'Lock between tabs with withExclusiveLock of @my-air/client-state/tabs.',
  listeners:
    'Hold values with createState of @my-air/client-state, and events with createListeners of @my-air/client-state/early.',
};
messages.sessionStorage = messages.localStorage;

const globals = new Set(['localStorage', 'sessionStorage', 'BroadcastChannel']);

export const oneStorage = {
  meta: {
    type: 'problem',
    docs: { description: 'Keeps the storage, the channels and the locks of the browser in one package.' },
  },
  create(context) {
    return {
      Identifier(node) {
        if (globals.has(node.name)) context.report({ node, message: messages[node.name] });
      },
      MemberExpression(node) {
        if (!node.computed && node.property.name === 'locks' && node.object.name === 'navigator')
          context.report({ node, message: messages.locks });
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
