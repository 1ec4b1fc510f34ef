import 'fake-indexeddb/auto';

import { buildUser, stubPortal } from '@my-air/feature-testing';
import { expect, test, vi } from 'vitest';

import { messengerFeature } from '../feature.ts';
import { guardUnsafe, outboxOf } from './outboxOf.ts';

const me = buildUser({ id: 31 });
const other = buildUser({ id: 32 });

test('[AUTH-06] [G-52] at a sign-out what waits is counted, then wiped for that person alone', async () => {
  const portal = stubPortal({ user: me });
  const unsent = await messengerFeature.pendingChanges!();
  expect(await unsent.count(me)).toBe(0);
  await outboxOf(portal, me.id).enqueue({ kind: 'message', chatId: 1, message: 'Waits' });
  await outboxOf(portal, other.id).enqueue({ kind: 'message', chatId: 2, message: 'Theirs' });
  expect(await unsent.count(me)).toBe(1);
  await unsent.wipe(me);
  expect([await unsent.count(me), await unsent.count(other)]).toEqual([0, 1]);
});

test('[MS-36] while something waits that only this tab has, the browser is asked not to close it unasked', async () => {
  let snapshot = { entries: [{}] as never[], sent: [], isSafe: false };
  let change = () => {};
  const stop = guardUnsafe({
    get: () => snapshot,
    subscribe: (onChange) => {
      change = onChange;
      return () => {};
    },
  });
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(true);
  snapshot = { ...snapshot, entries: [], isSafe: true };
  change();
  expect(leave()).toBe(false);
  snapshot = { ...snapshot, isSafe: false };
  change();
  stop();
  expect(leave()).toBe(false);
});

test('[MS-36] the browser is asked once to keep what waits, when something does', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  let entries: never[] = [];
  let change = () => {};
  guardUnsafe({
    get: () => ({ entries, sent: [], isSafe: true }),
    subscribe: (onChange) => {
      change = onChange;
      return () => {};
    },
  });
  expect(persist).not.toHaveBeenCalled();
  entries = [{} as never];
  change();
  change();
  expect(persist).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
