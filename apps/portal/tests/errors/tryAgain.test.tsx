import { atomStore } from '@my-air/feature-kit/state';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createPortalRouter } from '@my-air/shell/testing';
import { buildShell } from '../testing/buildShell.ts';
import { createBackend } from '../testing/backend/createBackend.ts';
import { failureKinds } from '../testing/backend/failures.ts';
import { openPortal } from '../testing/backend/openPortal.tsx';
import { addressOf, waiting } from '../testing/backend/waitingRoutes.ts';

/** One route of each feature: the others of a feature load in the same way, and all have the view of the shell. */
const ofFeatures = [
  '/accounts/youtube',
  '/messenger',
  '/notifications',
  '/services/$id',
  '/help-center/search',
  '/help/$article',
  '/news',
  '/distribution',
  '/moderation',
  '/games/$id',
  '/ads-boost/yt-channels/$guid/config',
  '/ai-optimization',
  '/ai-metadata/translation',
] as const satisfies (keyof typeof waiting)[];

const cases = [
  ...ofFeatures.map((path) => ['500', path, waiting[path]] as const),
  ['500', '/affiliate-program', 'GET api/referralProgram'] as const,
  // The route's own view, and the page of maintenance.
  ...(['429', '503'] as const).map((kind) => [kind, '/news', waiting['/news']] as const),
];

// No test waits for the code of a screen: how long it takes to be compiled depends on how busy the machine is.
beforeAll(async () => {
  const router = createPortalRouter(buildShell());
  await Promise.all(Object.values(router.routesById).map(async (route) => router.loadRouteChunk(route)));
});

beforeEach(() => {
  localStorage.clear();
  // React and the router log the error that the route has caught.
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
});

/** Opens a route whose call fails, and returns how to press the one button. */
async function openFailed(kind: string, path: string, key: string) {
  const { reply, heading } = failureKinds[kind]!;
  const backend = createBackend();
  backend.reply(key, reply);
  const { shell } = await openPortal(addressOf(path), backend);
  await screen.findByRole('heading', { level: 1, name: heading });
  // The shell's page takes the place of the route's own view, except for the failures that only the route explains.
  await waitFor(() => expect(atomStore.get(shell.pageErrorAtom) === null).toBe(kind === '429'));
  return {
    backend,
    heading,
    press: () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
  };
}

test.each(cases)('[ERR-09] after a %s, %s opens at the first press of Try again', async (kind, path, key) => {
  const { backend, heading, press } = await openFailed(kind, path, key);
  backend.mend(key);
  const asked = backend.count(key);
  await press();

  // The screen itself, and not its placeholder.
  await waitFor(() => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 1, name: heading })).toBeNull();
    expect(document.querySelector('#main [aria-busy="true"] h1')).toBeNull();
  });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(backend.count(key)).toBeGreaterThan(asked);
});

test('[ERR-09] a route that fails again says so', async () => {
  const key = waiting['/news'];
  const { backend, press } = await openFailed('500', '/news', key);
  backend.reply(key, failureKinds['403']!.reply);
  await press();
  const { heading } = failureKinds['403']!;
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});
