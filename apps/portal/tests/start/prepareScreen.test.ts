import { rootRoute, type Feature } from '@my-air/feature-kit';
import { buildPartner, buildUser } from '@my-air/feature-kit/testing';
import { createRoute, createRouter, type AnyRoute } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

import { CapabilityMissing, createPortalRouter, prepareScreen } from '@my-air/shell/testing';
import { buildShell } from '../testing/buildShell.ts';

const root = { routeId: '__root__', staticData: {} };
const gated = [root, { routeId: '/games', staticData: { capability: 'games' } }];
const location = { href: '/games' };
const open = (capabilities: Record<string, unknown>) => {
  const shell = buildShell({ user: buildUser({ partner: buildPartner({ capabilities }) }) });
  return prepareScreen({ matches: gated, location }, shell, createPortalRouter(shell));
};

test.each([{}, { games: false }, { games: [] }, { games: null }, { boost: true }])(
  '[NAV-33] [SH-19] with the capabilities %j a gated screen does not open, and says which is missing',
  async (capabilities) => {
    await expect(open(capabilities)).rejects.toEqual(new CapabilityMissing('games'));
  },
);

/** The portal's own routes, and one of a feature that does not exist yet. */
function routesOf() {
  const shell = buildShell();
  const sample = createRoute({
    getParentRoute: () => rootRoute,
    path: '/sample/$id',
    staticData: { capability: 'games' },
  });
  const feature = { id: 'sample', routes: [sample], loadMessages: async () => ({}) } satisfies Feature;
  const tree = rootRoute.addChildren([...shell.features.flatMap(({ routes }) => routes), ...feature.routes]);
  const router = createRouter({ routeTree: tree, context: shell.portal });
  return { router, routes: Object.values<AnyRoute>(router.routesById) };
}

const gatedRoutes = routesOf().routes.flatMap(({ id, options: { staticData } }) =>
  staticData?.capability ? [{ routeId: id, staticData }] : [],
);

test.each(gatedRoutes)(
  '[NAV-33] $routeId is closed without its capability, and open with it',
  async (match) => {
    const { router } = routesOf();
    const capability = match.staticData.capability ?? '';
    const enter = (capabilities: Record<string, unknown>) => {
      const shell = buildShell({ user: buildUser({ partner: buildPartner({ capabilities }) }) });
      return prepareScreen({ matches: [root, match], location: { href: '/' } }, shell, router);
    };
    await expect(enter({})).rejects.toEqual(new CapabilityMissing(capability));
    await expect(enter({ [capability]: false, teleport: true })).rejects.toEqual(
      new CapabilityMissing(capability),
    );
    await expect(enter({ [capability]: true })).resolves.toBeUndefined();
  },
);

test('[I18N-01] a visitor loads the texts of the feature of the screen alone, and no contributions', async () => {
  const shell = buildShell({ user: null });
  const add = vi.spyOn(shell.portal.locale, 'add');
  const load = vi.spyOn(shell.contributions, 'load');
  const login = { routeId: '/login', staticData: { access: 'public', layout: 'login' } } as const;
  await prepareScreen(
    { matches: [root, login], location: { href: '/login' } },
    shell,
    createPortalRouter(shell),
  );
  expect(add.mock.calls).toEqual([[shell.features.find(({ id }) => id === 'auth')?.loadMessages]]);
  expect(load).not.toHaveBeenCalled();
});

test('[NAV-05] a visitor who is sent to the sign-in loads neither the texts nor the code of the screen, nor contributions', async () => {
  const shell = buildShell({ user: null });
  const router = createPortalRouter(shell);
  const loads = [
    vi.spyOn(shell.portal.locale, 'add'),
    vi.spyOn(shell.contributions, 'load'),
    vi.spyOn(router, 'loadRouteChunk'),
  ];
  const home = { routeId: '/home', staticData: {} };
  const isOpened = prepareScreen({ matches: [root, home], location: { href: '/home' } }, shell, router);
  await expect(isOpened).rejects.toMatchObject({ options: { to: '/login' } });
  for (const load of loads) expect(load).not.toHaveBeenCalled();
});
