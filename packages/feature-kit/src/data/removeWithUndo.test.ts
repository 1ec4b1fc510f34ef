import { buildFailure, stubPortal } from '../testing.ts';
import { atomStore } from '../state.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { forgetRemovals, removedAtom, removeWithUndo, sendRemovals, undoTime } from './removeWithUndo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetRemovals();
  vi.useRealTimers();
});

function begin() {
  const portal = stubPortal();
  const remove = vi.fn(async (): Promise<unknown> => undefined);
  const onShow = vi.fn();
  const options = {
    key: 'messenger/message/1',
    remove,
    message: { title: 'Removed' },
    undoLabel: 'Undo',
    find: () => (isShown() ? document.getElementById('removed') : null),
    onShow,
  };
  const isShown = () => !atomStore.get(removedAtom).has(options.key);
  const again = () => removeWithUndo(portal, options);
  again();
  return {
    portal,
    remove,
    onShow,
    isShown,
    again,
    undo: () => portal.shown[0]!.action!.onAct(),
    end: () => vi.advanceTimersByTimeAsync(60_000),
  };
}

function hidePage(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[NOTE-01] [MSG-05] it hides at once, and is sent once after five seconds', async () => {
  const { portal, remove, isShown, end } = begin();
  await vi.advanceTimersByTimeAsync(undoTime - 1);
  expect([isShown(), remove.mock.calls.length, portal.dismissed]).toEqual([false, 0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isShown(), remove.mock.calls.length, portal.dismissed]).toEqual([false, 1, ['1']]);
  await end();
  expect([isShown(), remove.mock.calls.length]).toEqual([false, 1]);
});

test('[NOTE-01] [MSG-05] what is undone is shown again, and nothing is sent', async () => {
  const { portal, remove, onShow, isShown, undo, end } = begin();
  undo();
  await end();
  window.dispatchEvent(new Event('pagehide'));
  expect([isShown(), remove.mock.calls, portal.dismissed]).toEqual([true, [], ['1']]);
  expect(onShow).toHaveBeenCalledOnce();
});

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['is hidden', hidePage],
])('[NOTE-01] [MSG-05] a page that %s sends it at once, and nothing is undone after it', async (_, leave) => {
  const { remove, isShown, undo, end } = begin();
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(remove).toHaveBeenCalledOnce();
  undo();
  await end();
  expect([isShown(), remove.mock.calls.length]).toEqual([false, 1]);
});

test('[AUTH-06] a sign-out waits until the server has answered', async () => {
  const { remove } = begin();
  const answer = Promise.withResolvers<undefined>();
  remove.mockReturnValue(answer.promise);
  let isSent = false;
  const sending = sendRemovals().then(() => (isSent = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([remove.mock.calls.length, isSent]).toEqual([1, false]);
  answer.resolve(undefined);
  await sending;
});

test('[NOTE-01] [MSG-05] what was removed is not removed twice', async () => {
  const { portal, remove, again, end } = begin();
  again();
  await end();
  again();
  await end();
  expect([portal.shown.length, remove.mock.calls.length]).toEqual([1, 1]);
});

test.each(['network', 'timeout', 'server'] as const)(
  'after "%s" it stays hidden and is sent again, in a hidden page too',
  async (code) => {
    const { remove, isShown, end } = begin();
    remove.mockRejectedValueOnce(buildFailure(code)).mockRejectedValueOnce(buildFailure(code));
    hidePage();
    await end();
    expect([isShown(), remove.mock.calls.length]).toEqual([false, 3]);
  },
);

test('what could not be sent is shown again', async () => {
  const { remove, isShown, end } = begin();
  remove.mockRejectedValue(buildFailure('network'));
  await end();
  expect([isShown(), remove.mock.calls.length]).toEqual([true, 4]);
});

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

test('[AUTH-06] a session that ended removes nothing more and hides nothing in the next one', async () => {
  const { portal, remove, isShown, undo, end } = begin();
  forgetRemovals();
  undo();
  await end();
  expect([isShown(), remove.mock.calls, portal.dismissed]).toEqual([true, [], ['1']]);
});

test('[AUTH-06] a removal without an answer is not sent again after the end of the session', async () => {
  const { portal, remove, end } = begin();
  remove.mockRejectedValue(buildFailure('network'));
  await vi.advanceTimersByTimeAsync(undoTime);
  forgetRemovals();
  await end();
  expect(remove).toHaveBeenCalledOnce();
  expect(portal.queryClient.getMutationCache().findAll({ status: 'error' })).toEqual([]);
});

test('what is undone takes the focus once it is drawn again', async () => {
  const { undo } = begin();
  undo();
  const row = document.body.appendChild(document.createElement('button'));
  row.id = 'removed';
  await vi.waitFor(() => expect(document.activeElement).toBe(row));
  row.remove();
});
