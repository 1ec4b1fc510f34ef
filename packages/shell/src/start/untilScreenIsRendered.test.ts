import { atomStore } from '@my-air/feature-kit/state';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

import { createPageErrorAtom, pageErrorOf } from '../state/pageError.ts';
import { untilScreenIsRendered } from './whileSignedIn.ts';

async function setUp(loader: () => unknown = () => null) {
  const root = createRootRoute();
  const screen = createRoute({ getParentRoute: () => root, path: '/', loader });
  const router = createRouter({ routeTree: root.addChildren([screen]), history: createMemoryHistory() });
  const isLoaded = router.load();
  const shell = { pageErrorAtom: createPageErrorAtom() };
  const controller = new AbortController();
  const waiting = untilScreenIsRendered(router, shell, controller.signal);
  /** How the wait has ended; undefined while it goes on. */
  const outcome = () => Promise.race([waiting, Promise.resolve()]);
  const rendered = () =>
    router.emit({
      type: 'onRendered',
      toLocation: router.state.location,
      pathChanged: false,
      hrefChanged: false,
      hashChanged: false,
    });
  return { router, isLoaded, shell, controller, outcome, rendered };
}

test('a screen that opens is waited for', async () => {
  let open: (value: null) => void = () => {};
  const { isLoaded, outcome, rendered } = await setUp(() => new Promise((resolve) => (open = resolve)));
  rendered();
  expect(await outcome()).toBeUndefined();
  open(null);
  await isLoaded;
  rendered();
  expect(await outcome()).toBe(true);
});

test('neither a screen that failed nor an error page counts as rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isBroken = true;
  const { router, isLoaded, shell, outcome, rendered } = await setUp(() => {
    if (isBroken) throw new Error('no answer');
  });
  await isLoaded;
  rendered();
  expect(await outcome()).toBeUndefined();

  atomStore.set(shell.pageErrorAtom, pageErrorOf(500, undefined, '/'));
  isBroken = false;
  await router.invalidate();
  rendered();
  expect(await outcome()).toBeUndefined();

  atomStore.set(shell.pageErrorAtom, null);
  rendered();
  expect(await outcome()).toBe(true);
});

test('the wait ends when the user leaves', async () => {
  const { shell, controller, outcome, isLoaded } = await setUp();
  atomStore.set(shell.pageErrorAtom, pageErrorOf(500, undefined, '/'));
  await isLoaded;
  controller.abort();
  expect(await outcome()).toBe(false);
});
