import { buildFailure, buildUser, stubPortal } from '../testing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { removeWithUndo } from './removeWithUndo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin() {
  const portal = stubPortal();
  const remove = vi.fn(async (_how: { keepalive: boolean }): Promise<unknown> => undefined);
  let isShown = true;
  removeWithUndo(portal, {
    hide: () => {
      isShown = false;
      return () => void (isShown = true);
    },
    remove,
    message: { title: 'Removed' },
    undoLabel: 'Undo',
    find: () => (isShown ? document.getElementById('removed') : null),
  });
  const [toast] = portal.shown;
  return {
    portal,
    remove,
    isShown: () => isShown,
    toast: toast!,
    undo: () => toast!.action!.onAct(),
    end: async () => {
      toast!.onLeave!();
      await vi.advanceTimersByTimeAsync(60_000);
    },
  };
}

test('[NOTE-01] [MSG-05] it hides at once, and is sent once when the message has gone', async () => {
  const { remove, isShown, toast, end } = begin();
  expect([isShown(), toast.duration, remove.mock.calls.length]).toEqual([false, 5_000, 0]);
  await end();
  await end();
  expect([isShown(), remove.mock.calls]).toEqual([false, [[{ keepalive: false }]]]);
});

test('[NOTE-01] [MSG-05] what is undone is shown again, and nothing is sent', async () => {
  const { portal, remove, isShown, undo, end } = begin();
  undo();
  await end();
  window.dispatchEvent(new Event('pagehide'));
  expect([isShown(), remove.mock.calls, portal.dismissed]).toEqual([true, [], ['1']]);
});

test('[NOTE-01] [MSG-05] a page that is left sends it in a call that outlives it, and nothing is undone after it', async () => {
  const { remove, isShown, undo, end } = begin();
  window.dispatchEvent(new Event('pagehide'));
  undo();
  await end();
  expect([isShown(), remove.mock.calls]).toEqual([false, [[{ keepalive: true }]]]);
});

test.each(['network', 'timeout', 'server'] as const)(
  'after "%s" it stays hidden and is sent again',
  async (code) => {
    const { remove, isShown, end } = begin();
    remove.mockRejectedValueOnce(buildFailure(code)).mockRejectedValueOnce(buildFailure(code));
    await end();
    expect([isShown(), remove.mock.calls.length]).toEqual([false, 3]);
  },
);

test.each(['validation', 'forbidden', 'rejected'] as const)(
  'the server’s "%s" takes it back',
  async (code) => {
    const { remove, isShown, end } = begin();
    remove.mockRejectedValue(buildFailure(code));
    await end();
    expect([isShown(), remove.mock.calls.length]).toEqual([true, 1]);
  },
);

test('what the server does not know any more is removed', async () => {
  const { remove, isShown, end } = begin();
  remove.mockRejectedValue(buildFailure('not_found'));
  await end();
  expect(isShown()).toBe(false);
});

test('nobody removes in another’s name', async () => {
  const { portal, remove, end } = begin();
  vi.spyOn(portal.session, 'getUser').mockReturnValue({ ...buildUser(), id: 99 });
  await end();
  expect(remove).not.toHaveBeenCalled();
});

test('what is undone takes the focus once it is drawn again', async () => {
  const { undo } = begin();
  undo();
  const row = document.body.appendChild(document.createElement('button'));
  row.id = 'removed';
  await vi.waitFor(() => expect(document.activeElement).toBe(row));
  row.remove();
});
