import { createMemoryHistory } from '@tanstack/react-router';
import { buildChannel, type StubPortalOptions } from '@my-air/feature-kit/testing';
import { describe, expect, test } from 'vitest';

import { layoutOf, createPortalRouter } from '@my-air/shell/testing';
import { buildShell } from './testing/buildShell.ts';

const answers = { 'GET api/channels': { channels: [buildChannel()] } };

async function open(path: string, options: StubPortalOptions = {}) {
  const shell = buildShell({ answers, ...options });
  const router = createPortalRouter(shell, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { pathname, searchStr } = router.state.location;
  return { shell, router, pathname, address: pathname + searchStr, matches: router.state.matches };
}
const visitor = { user: null };

test.each(['/home', '/accounts/youtube'])(
  '[NAV-01] [NAV-34] the deep link %s opens directly',
  async (path) => {
    const { pathname, matches } = await open(path);
    expect(pathname).toBe(path);
    expect(matches.at(-1)).toMatchObject({ fullPath: path, status: 'success' });
  },
);

test.each([
  ['/', '/home'],
  ['/?referral=ANN-42', '/home?referral=ANN-42'],
])('[NAV-03] [NAV-13] %s redirects to %s', async (path, target) => {
  expect((await open(path)).address).toBe(target);
});

describe('without a session', () => {
  test.each(['/login', '/oauth/login', '/impersonate', '/nowhere', '/accounts/nowhere'])(
    '[NAV-05] %s opens',
    async (path) => {
      expect((await open(path, visitor)).pathname).toBe(path);
    },
  );

  test.each([
    '/',
    '/home',
    '/accounts',
    '/accounts/youtube',
    '/finances',
    '/finances/account',
    '/personal/profile',
  ])('[NAV-05] [NAV-06] %s leads to the login screen and is remembered', async (path) => {
    const { pathname, shell } = await open(path, visitor);
    expect(pathname).toBe('/login');
    expect(shell.portal.session.getState().destination).toBe(path);
  });
});

test.each([
  ['/login', 'login', visitor],
  ['/oauth/login', 'oauth', visitor],
  ['/impersonate', 'impersonate', visitor],
  ['/nowhere', 'error', visitor],
  ['/nowhere', 'error', {}],
  ['/home', 'default', {}],
  ['/accounts/youtube', 'default', {}],
])('[NAV-21] %s is in the %s layout', async (path, layout, options) => {
  expect(layoutOf((await open(path, options)).matches, null)).toBe(layout);
});

test.each(['/nowhere', '/home/nowhere', '/accounts/youtube/nowhere'])(
  '[NAV-05] [NAV-22] %s shows the error page, with a session as without one',
  async (path) => {
    for (const options of [visitor, {}]) {
      expect((await open(path, options)).matches.at(-1)?.routeId).toBe('/$');
    }
  },
);

test.each(['/accounts', '/accounts/instagram', '/accounts/tiktok'])(
  '[NAV-23] %s redirects to the YouTube channels',
  async (path) => {
    expect((await open(path)).pathname).toBe('/accounts/youtube');
  },
);

test.each(['/accounts/instagram', '/accounts/tiktok'])(
  '[NAV-23] %s is a page where the settings say so',
  async (path) => {
    const { config } = buildShell().portal;
    const flags = { ...config.flags, instagramTiktokPages: true };
    expect((await open(path, { config: { flags } })).pathname).toBe(path);
  },
);

test('[NAV-02] [SH-04] every screen has a name of its own or of a parent', () => {
  const router = createPortalRouter(buildShell());
  const unnamed = Object.values(router.routesById).filter(
    ({ id, options, parentRoute }) =>
      id !== '__root__' &&
      !options.staticData?.redirects &&
      !options.staticData?.title &&
      !parentRoute?.options.staticData?.title,
  );
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test('[SH-01] the table of contents holds names alone, and its routes are the whole of the portal', () => {
  const shell = buildShell();
  const router = createPortalRouter(shell);
  const own = ['__root__', '/', '/$'];
  const ofFeatures = shell.features.flatMap(({ routes }) => routes.map(({ id }) => id));
  const top = Object.values(router.routesById).filter(
    ({ parentRoute, id }) => !parentRoute || parentRoute.id === '__root__' || id === '__root__',
  );
  expect(new Set(top.map(({ id }) => id))).toEqual(new Set([...own, ...ofFeatures]));
});
