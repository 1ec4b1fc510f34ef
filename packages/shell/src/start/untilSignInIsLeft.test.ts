import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { untilSignInIsLeft } from './whileSignedIn.ts';

const places = { signInPaths: ['/login', '/oauth/login', '/impersonate'] };

async function routerAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: createRootRoute({ notFoundComponent: () => null }), history });
  await router.load();
  return router;
}

test.each(['/login', '/oauth/login', '/impersonate'])(
  '[NAV-15] at %s what navigates by itself waits',
  async (path) => {
    const router = await routerAt(path);
    let isLeft = false;
    const left = untilSignInIsLeft(router, places, new AbortController().signal).then(() => {
      isLeft = true;
    });
    await Promise.resolve();
    expect(isLeft).toBe(false);
    await router.navigate({ href: '/home' });
    await left;
    expect(isLeft).toBe(true);
  },
);

test('elsewhere nothing waits', async () => {
  const router = await routerAt('/home');
  await expect(untilSignInIsLeft(router, places, new AbortController().signal)).resolves.toBeUndefined();
});

test('the wait ends when the person signs out meanwhile', async () => {
  const router = await routerAt('/login');
  const controller = new AbortController();
  const left = untilSignInIsLeft(router, places, controller.signal);
  controller.abort();
  await expect(left).resolves.toBeUndefined();
});
