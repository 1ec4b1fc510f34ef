import { getDistribution } from '@my-air/distribution/contract';
import { buildChannel } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { createBackend } from './testing/backend/createBackend.ts';
import { openPortal } from './testing/backend/openPortal.tsx';
import { sampleOf } from './testing/backend/sampleOf.ts';
import { searchingRoutes } from './testing/searchingRoutes.ts';

/** The most characters of a text that an address takes. */
const longest = 200;

const resultsOfHelp = '/help-center/search';

const paths = searchingRoutes()
  .filter(({ schema }) => 'q' in schema.entries)
  .map(({ path }) => path)
  // The shelves of before have no field: they take the parameters of the catalogue for the links to it.
  .filter((path) => path !== '/services-old')
  // The pages of profiles are the screen of channels.
  .filter((path) => path !== '/accounts/instagram' && path !== '/accounts/tiktok');

const field = () =>
  screen.findByLabelText<HTMLInputElement>(/^(?:search|find)/i, { selector: 'input[type="search"]' });

/** A backend whose lists are long enough to be searched. */
function createFullBackend() {
  const places = Array.from({ length: 12 }, (_, place) => place);
  const channels = places.map((place) =>
    buildChannel({ platform_guid: `UC-${place}`, title: `Channel ${place}` }),
  );
  const sample = sampleOf(getDistribution.response!) as { platforms: object[] };
  const platforms = places.map((id) => ({ ...sample.platforms[0], id }));
  const backend = createBackend();
  backend.reply('GET api/channels', async () => Response.json({ channels }));
  backend.reply('GET api/distribution', async () => Response.json({ ...sample, platforms }));
  return backend;
}

async function openSearch(path: string) {
  const { router } = await openPortal(path, createFullBackend());
  return () => new URLSearchParams(router.history.location.search).get('q');
}

async function paste(text: string) {
  await userEvent.click(await field());
  await userEvent.paste(text);
}

const typed = 'x'.repeat(longest + 100);

test.each(paths.filter((path) => path !== resultsOfHelp))(
  '[NAV-01] a text too long for an address stays in the field of %s',
  async (path) => {
    const inAddress = await openSearch(path);
    await paste('short');
    await waitFor(() => expect(inAddress()).toBe('short'));
    await userEvent.clear(await field());
    await paste(typed);
    await waitFor(() => expect(inAddress()).toBeNull());
    expect((await field()).value).toBe(typed);
  },
);

test('[NAV-01] the results of help are a page of their own, with the part of a long text that an address takes', async () => {
  const inAddress = await openSearch(resultsOfHelp);
  await paste(typed);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(inAddress()).toBe(typed.slice(0, longest)));
});

test('every route with a text to search for is tried', () => {
  expect(paths).toHaveLength(8);
  expect(paths).toContain(resultsOfHelp);
});
