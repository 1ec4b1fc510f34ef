import { atomStore } from '@my-air/feature-kit/state';
import { buildChannel } from '@my-air/feature-kit/testing';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { features } from '../src/features.ts';
import { actOnEntryValues, takeEntryValues, takeAddressEffects } from '@my-air/shell/testing';
import { buildShell } from './testing/buildShell.ts';
import { openPortal } from './testing/backend/openPortal.tsx';
import { createBackend } from './testing/backend/createBackend.ts';
import { loadContributions } from './testing/loadContributions.ts';
import { searchingRoutes } from './testing/searchingRoutes.ts';

const words = 'Call +1 555 0100 to get your money';
const entries = Object.values(features).flatMap(({ entryParameters = [] }) => entryParameters);

/** The first values of each parameter under which a feature does most; the others get the words. */
const outcomes = ['connected', 'already_connected', 'auto_confirmed', 'not_own', 'not_chosen'];

test.each(outcomes)(
  'no parameter that a feature takes out of the address puts its words on the screen, after %s',
  async (oauth) => {
    const shell = buildShell({
      answers: { 'GET api/channels': { channels: [buildChannel()] } },
      modals: {},
    });
    const { portal } = shell;
    const shown = vi.spyOn(portal.toasts, 'show');
    const opened = vi.spyOn(portal.modals, 'open').mockImplementation(async () => undefined);
    const url = new URL('https://portal.my-air.test/home');
    for (const name of entries.flatMap(({ names }) => names)) url.searchParams.set(name, words);
    url.searchParams.set('oauth', oauth);
    url.searchParams.set('ref', words);
    url.searchParams.set('error', words);
    const { isOAuthInterrupted, referral } = takeAddressEffects(url);
    expect([isOAuthInterrupted, referral]).toEqual([false, undefined]);

    const taken = takeEntryValues(url, shell.features);
    const all = await loadContributions(shell);
    await actOnEntryValues(taken, all, portal, new AbortController().signal);
    expect(shown.mock.calls.length + opened.mock.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify([shown.mock.calls, opened.mock.calls])).not.toContain('555');
  },
);

const searching = searchingRoutes().map(({ path, schema }) => [path, Object.keys(schema.entries)] as const);

test('every route that reads its query is looked at', () => {
  expect(searching.map(([path]) => path).toSorted()).toEqual([
    '/accounts/instagram',
    '/accounts/tiktok',
    '/accounts/youtube',
    '/affiliate-program',
    '/ai-metadata/packages',
    '/ai-metadata/translation',
    '/ai-metadata/translation/1',
    '/ai-optimization',
    '/distribution',
    '/games',
    '/help-center/search',
    '/login',
    '/messenger',
    '/news',
    '/notifications',
    '/services',
    '/services-old',
    '/services-old-2',
  ]);
});

/** The pages of searches, which repeat the typed text to the user; no other page does. */
const echoes = new Set(['/help-center/search', '/services', '/services-old-2']);

/** The pages that a signed-in user is led away from. */
const ofVisitors = new Set(['/login']);

test.each(searching)(
  'no parameter of %s becomes a toast, a dialog or a text of the page',
  async (path, names) => {
    vi.mocked(console.warn).mockImplementation(() => {});
    const query = new URLSearchParams(names.map((name) => [name, words]));
    const backend = createBackend();
    if (ofVisitors.has(path)) backend.reply('GET api/user', async () => new Response('{}', { status: 401 }));
    const { shell, router, shown } = await openPortal(`${path}?${query.toString()}`, backend, {
      instagramTiktokPages: true,
    });
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    await waitFor(() => expect(shell.portal.queryClient.isFetching()).toBe(0));
    expect(router.state.location.pathname).toBe(path);
    expect(JSON.stringify(shown.mock.calls)).not.toContain('555');
    expect(atomStore.get(shell.modals.openModalAtom)).toBeNull();
    const texts = echoes.has(path) ? '' : document.body.textContent;
    expect(texts).not.toContain('555');
  },
);
