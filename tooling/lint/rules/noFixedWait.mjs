const message =
  'A test waits for a condition (findBy…, waitFor, expect.poll, an event) or moves a fake clock (vi.advanceTimersByTime, page.clock): a fixed wait is too short on a busy machine and too long on any other.';

const isNothing = (delay) => delay === undefined || (delay.type === 'Literal' && delay.value === 0);

/** Whether a timer does nothing but end the wait: `resolve`, or `() => resolve(1)`. */
const endsWait = (task) => task?.type === 'Identifier' || task?.body?.type === 'CallExpression';

/** The call of `setTimeout` that an executor such as `(resolve) => setTimeout(resolve, 50)` consists of. */
function timerOf(executor) {
  const { body } = executor ?? {};
  const calls = body?.type === 'BlockStatement' ? body.body.map(({ expression }) => expression) : [body];
  return calls.find((one) => one?.callee?.name === 'setTimeout' && endsWait(one.arguments[0]));
}

export const noFixedWait = {
  meta: { type: 'problem', docs: { description: 'Refuses waits for a number of milliseconds in tests.' } },
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.type === 'MemberExpression' && node.callee.property.name === 'waitForTimeout')
          context.report({ node, message });
      },
      NewExpression(node) {
        if (node.callee.name !== 'Promise') return;
        const timer = timerOf(node.arguments[0]);
        if (timer && !isNothing(timer.arguments[1])) context.report({ node, message });
      },
      ImportDeclaration(node) {
        if (/^(node:)?timers\/promises$/.test(node.source.value)) context.report({ node, message });
      },
    };
  },
};
