import { buildPartner, buildUser } from '@my-air/feature-api/testing';
import { expect, test, vi } from 'vitest';

import { CapabilityMissing } from '../errors/CapabilityMissing.ts';
import { createPortalRouter } from '../router.ts';
import { buildShell } from '../testing/buildShell.ts';
import { prepareScreen } from './prepareScreen.ts';

const gated = [
  { routeId: '__root__', staticData: {} },
  { routeId: '/games', staticData: { capability: 'games' } },
];
const location = { href: '/games' };
const open = (capabilities: Record<string, unknown>) => {
  const shell = buildShell({ user: buildUser({ partner: buildPartner({ capabilities }) }) });
  return prepareScreen({ matches: gated, location }, shell, createPortalRouter(shell));
};

test.each([{}, { games: false }, { games: [] }, { games: null }, { boost: true }])(
  '[NAV-33] with the capabilities %j a gated screen does not open, and says which is missing',
  async (capabilities) => {
    await expect(open(capabilities)).rejects.toEqual(new CapabilityMissing('games'));
  },
);

test.each([{ games: true }, { games: { level: 1 } }, { games: ['chess'] }])(
  '[NAV-33] with the capabilities %j it opens',
  async (capabilities) => {
    await expect(open(capabilities)).resolves.toBeUndefined();
  },
);

test('[NAV-33] every gated route of the portal is closed without its capability, and open with it', async () => {
  const bare = buildShell({ user: buildUser({ partner: buildPartner({ capabilities: {} }) }) });
  const routes = Object.values(createPortalRouter(bare).routesById).filter(
    ({ options }) => options.staticData?.capability,
  );
  for (const { id, options } of routes) {
    const capability = options.staticData?.capability ?? '';
    const matches = [gated[0], { routeId: id, staticData: { capability } }].filter(
      (match) => match !== undefined,
    );
    const granted = buildShell({
      user: buildUser({ partner: buildPartner({ capabilities: { [capability]: true } }) }),
    });
    await expect(prepareScreen({ matches, location }, bare, createPortalRouter(bare))).rejects.toThrow(
      capability,
    );
    await expect(
      prepareScreen({ matches, location }, granted, createPortalRouter(granted)),
    ).resolves.toBeUndefined();
  }
});

test('[I18N-01] the texts of a feature are loaded with its first screen, and only those', async () => {
  const shell = buildShell();
  const add = vi.spyOn(shell.portal.locale, 'add');
  const matches = [
    { routeId: '__root__', staticData: {} },
    { routeId: '/home', staticData: {} },
  ];
  await prepareScreen({ matches, location: { href: '/home' } }, shell, createPortalRouter(shell));
  const home = shell.features.find(({ id }) => id === 'home');
  expect(add.mock.calls).toEqual([[home?.loadMessages]]);
});
