import { buildFailure, buildUser, renderInPortal } from '../../testing.ts';
import { forgetPage } from '../../state.ts';
import { afterEach, expect, test, vi } from 'vitest';

import { useSendOnce, type SendOnce } from './useSendOnce.ts';

afterEach(() => void vi.useRealTimers());

/** A dialog that has just been opened. */
function open(write = 'sample/question', userId = 7) {
  let sendOnce: SendOnce | undefined;
  function Dialog() {
    sendOnce = useSendOnce(write);
    return null;
  }
  renderInPortal(<Dialog />, { user: buildUser({ id: userId }) });
  /** Sends a content that fails as said, or is done; resolves to its key. */
  return async (content: unknown, failure?: Error) => {
    const send = vi.fn((_key: string) => (failure ? Promise.reject(failure) : Promise.resolve('done')));
    const outcome = await sendOnce!(content, send).catch((error: unknown) => error);
    expect(outcome).toBe(failure ?? 'done');
    return send.mock.calls[0]![0];
  };
}

const lost = () => buildFailure('timeout');

test('[AIM-05] [AIM-07] a second press and a retry after a lost answer carry the key of the first', async () => {
  const send = open();
  const [key, pressedTwice] = await Promise.all([send({ id: 1 }, lost()), send({ id: 1 }, lost())]);
  expect(key).toBeTruthy();
  expect(pressedTwice).toBe(key);
  for (const code of ['network', 'timeout', 'server', 'conflict', 'too_many_requests'] as const)
    expect([code, await send({ id: 1 }, buildFailure(code))]).toEqual([code, key]);
});

test('[MSG-08] [AIM-07] after a lost answer a dialog that is opened again, and a page that was reloaded, carry it too', async () => {
  const key = await open()('Where is my payout?', lost());
  expect(await open()('Where is my payout?', lost())).toBe(key);
  forgetPage();
  expect(await open()('Where is my payout?')).toBe(key);
});

test('[AIM-05] [AIM-07] what was done or refused has a new key the next time', async () => {
  const send = open();
  expect(await send('done')).not.toBe(await send('done'));
  const refusal = buildFailure('validation');
  expect(await send('refused', refusal)).not.toBe(await send('refused', refusal));
  expect(localStorage).toHaveLength(0);
});

test('another content, another write and another user have keys of their own', async () => {
  const keys = [
    open()('a', lost()),
    open()('b', lost()),
    open('sample/order')('a', lost()),
    open(undefined, 8)('a', lost()),
  ];
  expect(new Set(await Promise.all(keys)).size).toBe(4);
});

test('a key lives for a day, and none from a future day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const key = await open()('a', lost());
  vi.setSystemTime(Date.now() + 23 * 3_600_000);
  expect(await open()('a', lost())).toBe(key);
  vi.setSystemTime(Date.now() + 3_600_000);
  const next = await open()('a', lost());
  expect(next).not.toBe(key);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await open()('a', lost())).not.toBe(next);
});

test('the browser stores nothing of what a user wrote', async () => {
  await open()({ message: 'a secret' }, lost());
  expect(localStorage).toHaveLength(1);
  expect(localStorage.getItem(localStorage.key(0)!)).not.toContain('secret');
});
