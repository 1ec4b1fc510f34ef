import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPortalRouter } from './router.ts';
import { buildShell } from '../testing/buildShell.ts';
import { watchRoutes } from './watchRoutes.ts';

let stop = () => {};
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function open(path: string, options: Parameters<typeof buildShell>[0] = {}) {
  const shell = buildShell(options);
  const router = createPortalRouter(shell, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const recheck = vi.spyOn(shell.portal.session, 'recheck');
  stop = watchRoutes(router, shell);
  return { shell, router, recheck };
}
const rendered = (router: Awaited<ReturnType<typeof open>>['router']) =>
  router.emit({
    type: 'onRendered',
    toLocation: router.state.location,
    pathChanged: true,
    hrefChanged: true,
    hashChanged: false,
  });

test('[NAV-12] a second after a route a signed-in person is told to analytics, by the pattern of the route', async () => {
  const { shell, router } = await open('/home');
  rendered(router);
  vi.advanceTimersByTime(999);
  expect(shell.portal.tracked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shell.portal.tracked).toEqual([
    { name: 'route_change', properties: { path: '/home' } },
    { name: 'authentication', properties: { isAuthenticated: true } },
  ]);
});

test('[NAV-12] the first screen is told too', async () => {
  const { shell } = await open('/home');
  vi.advanceTimersByTime(1_000);
  expect(shell.portal.tracked.map(({ name }) => name)).toEqual(['route_change', 'authentication']);
});

test('[NAV-12] a route that is left within the second is not told', async () => {
  const { shell, router } = await open('/home');
  rendered(router);
  vi.advanceTimersByTime(600);
  rendered(router);
  vi.advanceTimersByTime(999);
  expect(shell.portal.tracked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shell.portal.tracked).toHaveLength(2);
});

test('[NAV-12] a visitor is not told of', async () => {
  const { shell, router } = await open('/login', { user: null });
  rendered(router);
  vi.advanceTimersByTime(5_000);
  expect(shell.portal.tracked).toEqual([]);
});

test('[NAV-34] the title has the focus where a user goes back and on before the screen between is rendered', async () => {
  document.body.innerHTML = '<main id="main"><h1>Channels</h1></main>';
  const { router } = await open('/home');
  const to = (pathChanged: boolean) => {
    const { location } = router.state;
    const change = {
      fromLocation: location,
      toLocation: location,
      pathChanged,
      hrefChanged: true,
      hashChanged: false,
    };
    return (type: 'onBeforeLoad' | 'onRendered') => router.emit({ ...change, type });
  };
  to(true)('onBeforeLoad');
  const same = to(false);
  same('onBeforeLoad');
  same('onRendered');
  expect(document.activeElement).toBe(document.querySelector('h1'));

  // Where the search alone changes, the focus stays.
  document.querySelector('h1')!.blur();
  same('onBeforeLoad');
  same('onRendered');
  expect(document.activeElement).toBe(document.body);
});

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('[NAV-17] [SH-10] the session is checked when the tab is looked at again, on a screen that needs one', async () => {
  const { recheck } = await open('/home');
  show('hidden');
  expect(recheck).not.toHaveBeenCalled();
  show('visible');
  expect(recheck).toHaveBeenCalledOnce();
});

test.each(['/login', '/nowhere'])('[NAV-17] on %s it is not', async (path) => {
  const { recheck } = await open(path, { user: null });
  show('visible');
  expect(recheck).not.toHaveBeenCalled();
});
