import { chooseScope } from '@my-air/feature-kit/data';
import { forgetPage } from '@my-air/feature-kit/state';
import { buildChannel, buildUser } from '@my-air/feature-kit/testing';
import { createPortalRouter } from '@my-air/shell/testing';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { buildShell } from './testing/buildShell.ts';
import { createBackend } from './testing/backend/createBackend.ts';
import { openPortal } from './testing/backend/openPortal.tsx';

const channels = ['Kite', 'Boats', 'Trains'].map((title) =>
  buildChannel({ title, platform_guid: `UC-${title}` }),
);

/** The screens that show less while some channels are chosen. */
const narrowed = [
  '/home',
  '/accounts/youtube',
  '/moderation',
  '/messenger',
  '/services',
  '/ads-boost',
  '/ai-optimization',
  '/ai-metadata/translation',
  '/distribution',
];

// No test waits for the code of a screen.
beforeAll(async () => {
  const router = createPortalRouter(buildShell());
  await Promise.all(Object.values(router.routesById).map(async (route) => router.loadRouteChunk(route)));
}, 120_000);

beforeEach(() => {
  sessionStorage.clear();
  forgetPage();
  // The least value of a sample is less than what a setting allows, which is repaired and said.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

test.each(narrowed)(
  '[CH-15] with a group chosen %s says once that it shows these channels alone',
  async (path) => {
    chooseScope(buildUser().id, { name: 'Client A', channels: ['UC-Kite', 'UC-Boats'] });
    const backend = createBackend();
    backend.reply('GET api/channels', async () => Response.json({ channels }));
    await openPortal(path, backend);
    // Exactly one.
    expect(await screen.findByText('Only Client A · 2 channels')).toBeTruthy();
  },
);
