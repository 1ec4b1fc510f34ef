import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

import { createPageErrorStore, pageErrorOf } from '../errors/pageError.ts';
import { untilScreenStands } from './untilScreenStands.ts';

async function setUp(loader: () => unknown = () => null) {
  const root = createRootRoute();
  const screen = createRoute({ getParentRoute: () => root, path: '/', loader });
  const router = createRouter({ routeTree: root.addChildren([screen]), history: createMemoryHistory() });
  const isLoaded = router.load();
  const shell = { pageError: createPageErrorStore() };
  const controller = new AbortController();
  const stands = vi.fn();
  const waiting = untilScreenStands(router, shell, controller.signal).then(stands);
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
  return { router, isLoaded, shell, controller, stands, waiting, rendered };
}

test('a screen that opens is waited for', async () => {
  let open: (value: null) => void = () => {};
  const { isLoaded, stands, rendered } = await setUp(() => new Promise((resolve) => (open = resolve)));
  await rendered();
  expect(stands).not.toHaveBeenCalled();
  open(null);
  await isLoaded;
  await rendered();
  expect(stands).toHaveBeenCalledExactlyOnceWith(true);
});

test('neither a screen that failed nor an error page is one that stands', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isBroken = true;
  const { router, isLoaded, shell, stands, rendered } = await setUp(() => {
    if (isBroken) throw new Error('no answer');
  });
  await isLoaded;
  await rendered();
  expect(stands).not.toHaveBeenCalled();

  shell.pageError.set(pageErrorOf(500, undefined, '/'));
  isBroken = false;
  await router.invalidate();
  await rendered();
  expect(stands).not.toHaveBeenCalled();

  shell.pageError.set(null);
  await rendered();
  expect(stands).toHaveBeenCalledExactlyOnceWith(true);
});

test('whoever goes is waited for no longer', async () => {
  const { shell, controller, stands, waiting, isLoaded } = await setUp();
  shell.pageError.set(pageErrorOf(500, undefined, '/'));
  await isLoaded;
  controller.abort();
  await waiting;
  shell.pageError.set(null);
  expect(stands).toHaveBeenCalledExactlyOnceWith(false);
});
