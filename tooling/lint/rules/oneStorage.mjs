const messages = {
  localStorage:
    'Keep values with defineKept of @my-air/client-state: it checks them, survives a full or denied storage, and names the person.',
  BroadcastChannel: 'Send messages to other tabs with openTabChannel of @my-air/client-state/tabs.',
  cookie: 'Read and write cookies with readCookie and writeCookie of @my-air/client-state/early.',
  locks: 'Lock between tabs with withExclusiveLock of @my-air/client-state/tabs.',
  listeners: 'Hold values with createValue, and events with createListeners, of @my-air/client-state.',
};
messages.sessionStorage = messages.localStorage;
messages.openStorage = messages.localStorage;

const globals = new Set(['localStorage', 'sessionStorage', 'openStorage', 'BroadcastChannel']);
/** The members of browser objects that are refused, by the object. */
const members = { navigator: 'locks', document: 'cookie' };

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
        const { name } = node.property;
        if (!node.computed && Object.hasOwn(members, node.object.name) && members[node.object.name] === name)
          context.report({ node, message: messages[name] });
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
