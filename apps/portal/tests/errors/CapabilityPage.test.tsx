import { answer, buildPartner, buildUser } from '@my-air/feature-kit/testing';
import { listGames } from '@my-air/games/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { features } from '../../src/features.ts';
import { renderPortal } from '../testing/renderPortal.tsx';

const [homeRoute] = features.home.routes;
const { staticData = {} } = homeRoute.options;

/** Home as a screen that requires a capability. */
beforeEach(() => homeRoute.update({ staticData: { ...staticData, capability: 'games' } }));
afterEach(() => homeRoute.update({ staticData }));

const personWith = (capabilities: Record<string, unknown>) =>
  buildUser({ partner: buildPartner({ capabilities }) });

test('[NAV-33] a screen that is not open to the person explains itself in the frame, and is no 404', async () => {
  // React logs an error that the frame has caught.
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  await renderPortal('/home', { user: personWith({}) });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You do not have access to this yet' }),
  ).toBeTruthy();
  expect(screen.getAllByRole('navigation', { name: 'Main navigation' }).length).toBeGreaterThan(0);
  expect(screen.queryByText('Page not found')).toBeNull();
});

test('[NAV-33] with the capability the same address opens', async () => {
  await renderPortal('/home', {
    user: personWith({ games: true }),
    answers: answer(listGames, { games: [] }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeTruthy();
});
