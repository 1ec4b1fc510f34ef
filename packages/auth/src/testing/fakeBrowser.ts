import { safeStorage } from '@my-air/feature-kit/state';

import type { SessionBrowser, SessionChannel, SessionMessage } from '../browser/SessionBrowser.ts';
import { fakeStorage } from './fakeStorage.ts';

/** A browser with tabs, and a clock that the test moves. */
export interface FakeBrowser {
  openTab: (address?: string) => FakeTab;
  /** Moves the clock, and runs everything that is due. */
  advance: (milliseconds: number) => void;
  readonly cookies: Map<string, string>;
  readonly storage: Storage;
  /** All messages between the tabs. */
  readonly messages: SessionMessage[];
}

export interface FakeTab extends SessionBrowser {
  /** Opens another address in the tab, as coming back from another site does. */
  open: (address: string) => void;
  setVisible: (isVisible: boolean) => void;
  /** Shows the page again as it was left. */
  restore: () => void;
  /** Presses a key. */
  use: () => void;
  readonly reloads: number;
}

interface Options {
  storage?: () => Storage;
  tabStorage?: () => Storage;
}

export const origin = 'https://portal.my-air.test';

export function fakeBrowser({ storage = keep(fakeStorage), tabStorage }: Options = {}): FakeBrowser {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const timers = new Set<{ at: number; act: () => void }>();
  const cookies = new Map<string, string>();
  const messages: SessionMessage[] = [];
  const listeners: { tab: object; receive: (message: SessionMessage) => void }[] = [];

  function channelOf(tab: object): SessionChannel {
    return {
      send(message) {
        messages.push(message);
        for (const { tab: other, receive } of listeners) if (other !== tab) receive(message);
      },
      listen: (receive) => void listeners.push({ tab, receive }),
    };
  }

  function openTab(address = '/'): FakeTab {
    let url = new URL(address, origin);
    let isVisible = true;
    let reloads = 0;
    const restored = new Set<() => void>();
    const uses = new Set<() => void>();
    return {
      origin,
      storage: safeStorage(storage),
      tabStorage: safeStorage(tabStorage ?? keep(fakeStorage)),
      cookies: {
        read: (name) => cookies.get(name),
        write: (name, value, { maxAge }) =>
          void (maxAge > 0 ? cookies.set(name, value) : cookies.delete(name)),
      },
      channel: channelOf({}),
      now: () => time,
      after(milliseconds, act) {
        const timer = { at: time + milliseconds, act };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
      isVisible: () => isVisible,
      setVisible: (next) => void (isVisible = next),
      address: () => url,
      replaceAddress: (path) => void (url = new URL(path, origin)),
      open: (next) => void (url = new URL(next, origin)),
      onRestored(act) {
        restored.add(act);
        return () => void restored.delete(act);
      },
      restore: () => restored.forEach((act) => act()),
      onUse(act) {
        uses.add(act);
        return () => void uses.delete(act);
      },
      use: () => uses.forEach((act) => act()),
      reload: () => void (reloads += 1),
      get reloads() {
        return reloads;
      },
    };
  }

  function advance(milliseconds: number): void {
    time += milliseconds;
    for (const timer of [...timers].filter(({ at }) => at <= time)) {
      timers.delete(timer);
      timer.act();
    }
  }

  return {
    openTab,
    advance,
    cookies,
    messages,
    get storage() {
      return storage();
    },
  };
}

function keep(make: () => Storage): () => Storage {
  const storage = make();
  return () => storage;
}
