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
  const resolved = vi.fn();
  const waiting = untilScreenIsRendered(router, shell, controller.signal).then(resolved);
  const rendered = async () => {
    router.emit({
      type: 'onRendered',
      toLocation: router.state.location,
      pathChanged: false,
      hrefChanged: false,
      hashChanged: false,
    });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { router, isLoaded, shell, controller, resolved, waiting, rendered };
}

test('a screen that opens is waited for', async () => {
  let open: (value: null) => void = () => {};
  const { isLoaded, resolved, rendered } = await setUp(() => new Promise((resolve) => (open = resolve)));
  await rendered();
  expect(resolved).not.toHaveBeenCalled();
  open(null);
  await isLoaded;
  await rendered();
  expect(resolved).toHaveBeenCalledExactlyOnceWith(true);
});

test('neither a screen that failed nor an error page counts as rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isBroken = true;
  const { router, isLoaded, shell, resolved, rendered } = await setUp(() => {
    if (isBroken) throw new Error('no answer');
  });
  await isLoaded;
  await rendered();
  expect(resolved).not.toHaveBeenCalled();

  atomStore.set(shell.pageErrorAtom, pageErrorOf(500, undefined, '/'));
  isBroken = false;
  await router.invalidate();
  await rendered();
  expect(resolved).not.toHaveBeenCalled();

  atomStore.set(shell.pageErrorAtom, null);
  await rendered();
  expect(resolved).toHaveBeenCalledExactlyOnceWith(true);
});

test('the wait ends when the person leaves', async () => {
  const { shell, controller, resolved, waiting, isLoaded } = await setUp();
  atomStore.set(shell.pageErrorAtom, pageErrorOf(500, undefined, '/'));
  await isLoaded;
  controller.abort();
  await waiting;
  atomStore.set(shell.pageErrorAtom, null);
  expect(resolved).toHaveBeenCalledExactlyOnceWith(false);
});
