import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPresence } from './messengerPresence.ts';

/** The channels of all tabs; a message reaches every other one immediately. */
const channels = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();
beforeEach(() => {
  vi.useFakeTimers();
  channels.clear();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      constructor() {
        channels.add(this);
      }
      postMessage(data: unknown) {
        for (const other of channels) if (other !== this) other.onmessage?.({ data });
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[MSG-07] [MS-32] a messenger that is open counts in every tab, until it is closed', () => {
  const [here, elsewhere] = [createPresence('a'), createPresence('a')];
  expect([here.isOpen(), elsewhere.isOpen()]).toEqual([false, false]);
  const close = here.open();
  vi.advanceTimersByTime(60_000);
  expect([here.isOpen(), elsewhere.isOpen()]).toEqual([true, true]);
  close();
  close();
  expect(here.isOpen()).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(elsewhere.isOpen()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('[MSG-07] a messenger in a hidden tab makes nobody read faster', () => {
  const [here, elsewhere] = [createPresence('a'), createPresence('a')];
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  here.open();
  vi.advanceTimersByTime(10_000);
  expect(elsewhere.isOpen()).toBe(false);
});
