import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

/** The time that a test waits for a condition, in milliseconds: correctness, not speed. */
const patience = 30_000;

/** The timer of the machine, also in a test that fakes timers. */
const nextTask = globalThis.setImmediate;

const { waitFor } = vi;
vi.waitFor = (condition, options = patience) => waitFor(condition, options);

if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  const defaults = getConfig();
  // React subscribes to stores in a task after the one that draws. A test that has just found a component would
  // otherwise change a store, or type into a field of one, before the component follows it.
  const untilEffectsRan = () => new Promise((resolve) => void nextTask(resolve));
  configure({
    asyncUtilTimeout: patience,
    asyncWrapper: (find) =>
      defaults.asyncWrapper(async () => {
        const found = await find();
        await untilEffectsRan();
        return found;
      }),
  });
}

// Whether the styles hide an element is for a browser to say, in stories and journeys. To match every rule with every
// element, and those around it, took a seventh of the time of the tests.
if (typeof document !== 'undefined') {
  Object.defineProperty(window, 'getComputedStyle', {
    configurable: true,
    writable: true,
    value: (element: HTMLElement) => element.style,
  });
}

// happy-dom opens the address of a saved file as a page, which has no cookies: the files of tests after it would be there.
if (typeof document !== 'undefined') {
  HTMLAnchorElement.prototype.click = function clickUnlessSaved() {
    if (!this.hasAttribute('download')) HTMLElement.prototype.click.call(this);
  };
}

// happy-dom has no locks of its own, nor has Node before 24.
if (typeof document !== 'undefined' && !navigator.locks) {
  const ends = new Map<string, Promise<unknown>>();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      /** An exclusive lock: the work begins when all that was asked for before is over. */
      request(name: string, { signal }: LockOptions, work: () => Promise<unknown>) {
        const before = ends.get(name) ?? Promise.resolve();
        const mine = before.then(() => {
          signal?.throwIfAborted();
          return work();
        });
        ends.set(
          name,
          mine.catch(() => undefined),
        );
        return mine;
      },
    },
  });
}

// The files of a package share one page: each finds it as the first one did.
beforeAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    document.cookie = `${name}=; max-age=-1; path=/`;
  // A file that fakes timers may leave a transaction open, which every later one would wait for.
  if ('IDBFactory' in globalThis) globalThis.indexedDB = new IDBFactory();
  document.body.replaceChildren();
});

/** A test that logs an error or a warning fails, unless it expects it by mocking the console itself. */
let complaints: unknown[][] = [];

beforeEach(({ task }) => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- it fails the test that begins
  expect(task.result?.retryCount ?? 0, 'a failed test is not run again: make it deterministic').toBe(0);
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push([level, ...args]);
    });
  }
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
  }
  vi.restoreAllMocks();
  if (typeof document !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
    // The values that modules of the page keep of the storage follow it, as after the same in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
  // oxlint-disable-next-line vitest/no-standalone-expect -- it fails the test that ends
  expect(complaints, 'console.error and console.warn stay silent').toEqual([]);
});
