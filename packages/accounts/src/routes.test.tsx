import { buildChannel, buildConfig, renderRoute } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { accountsFeature } from './feature.ts';
import { accountsRoutes } from './routes.ts';

const answers = {
  'GET api/channels': { channels: [buildChannel()] },
  'GET api/channels/{platform}/{platform_guid}/audit': { audit: null },
};
const withPages = { flags: { ...buildConfig().flags, instagramTiktokPages: true } };

describe('[NAV-23] the addresses of the channels', () => {
  test.each(['/accounts', '/accounts/instagram', '/accounts/tiktok'])(
    '%s goes to /accounts/youtube',
    async (path) => {
      const { router } = await renderRoute(accountsFeature, path, { answers });
      expect(router.state.location.pathname).toBe('/accounts/youtube');
    },
  );

  test.each(['/accounts/instagram', '/accounts/tiktok'])(
    '%s opens where the settings say so',
    async (path) => {
      const { router } = await renderRoute(accountsFeature, path, { answers, config: withPages });
      expect(router.state.location.pathname).toBe(path);
      expect(await screen.findByRole('navigation', { name: 'Platforms' })).toBeTruthy();
    },
  );
});

test('[ERR-05] the screen waits for the channels, with the header of a page', async () => {
  const { portal } = await renderRoute(accountsFeature, '/accounts/youtube', { answers });
  const waited = portal.api.calls.filter(({ options }) => options?.pageLoading);
  expect(waited.map(({ key }) => key)).toEqual(['GET api/channels']);
});

describe('[CH-15] the page of a channel is in the address', () => {
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  const isList = () => screen.findByRole('heading', { level: 1, name: 'Channels' });

  test('an address with it opens its page in place of the list, and is named by it', async () => {
    const { router } = await renderRoute(
      accountsFeature,
      '/accounts/youtube?channel=UC0000000000000000000001',
      { answers },
    );
    expect(await title('Ann Cooks')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(router.state.matches.at(-1)?.loaderData).toEqual({ title: 'Ann Cooks' });
  });

  test('it has an address, which keeps what the list is narrowed by', async () => {
    await renderRoute(accountsFeature, '/accounts/youtube?sort=name', { answers });
    const link = await screen.findByRole('link', { name: 'Details of Ann Cooks' });
    expect(link.getAttribute('href')).toBe('/accounts/youtube?sort=name&channel=UC0000000000000000000001');
  });

  test('from outside, the way back leads to the list as the address narrows it', async () => {
    const { router } = await renderRoute(
      accountsFeature,
      '/accounts/youtube?sort=name&channel=UC0000000000000000000001',
      { answers },
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    await isList();
    expect(router.state.location.search).toEqual({ sort: 'name' });
  });

  const withChannel = ['/accounts/youtube', '/accounts/instagram', '/accounts/tiktok'];

  test('every address that can name a channel is tested below', () => {
    expect(accountsRoutes.filter(({ options }) => 'validateSearch' in options)).toHaveLength(
      withChannel.length,
    );
  });

  test.each(withChannel)('[NAV-23] Back leads from it to the list at %s', async (path) => {
    const platform = path.slice('/accounts/'.length);
    const channels = [buildChannel({ platform })];
    const { router } = await renderRoute(accountsFeature, path, {
      answers: { ...answers, 'GET api/channels': { channels } },
      config: withPages,
    });
    const details = { name: 'Details of Ann Cooks' };
    await userEvent.click(await screen.findByRole('link', details));
    expect(await title('Ann Cooks')).toBeTruthy();
    router.history.back();
    await isList();
    expect(router.state.location).toMatchObject({ pathname: path, search: {} });

    await userEvent.click(await screen.findByRole('link', details));
    expect(await title('Ann Cooks')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await isList();
    expect(router.state.location).toMatchObject({ pathname: path, search: {} });
  });

  test('[CH-10] one handle at two platforms is two channels: each has its own page, and the one that was opened is disconnected', async () => {
    const channels = ['instagram', 'tiktok'].map((platform) =>
      buildChannel({ platform, platform_guid: 'daria.moroz', title: `Daria on ${platform}` }),
    );
    const { router, portal } = await renderRoute(accountsFeature, '/accounts/youtube', {
      answers: {
        ...answers,
        'GET api/channels': { channels },
        'DELETE api/channels/{platform}/{platform_guid}': undefined,
      },
      modals: { 'confirm-deletion': 'confirmed' },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Details of Daria on tiktok' }));
    expect(await title('Daria on tiktok')).toBeTruthy();
    expect(router.state.location.search).toEqual({ channel: 'tiktok:daria.moroz' });
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect channel' }));
    await waitFor(() =>
      expect(portal.api.calls.filter(({ key }) => key.startsWith('DELETE'))).toMatchObject([
        { params: { platform: 'tiktok', platform_guid: 'daria.moroz' } },
      ]),
    );
    // Its page is left for the list.
    await isList();
    expect(router.state.location.search).toEqual({});
  });

  test.each(['nobody', '%3Cscript%3E', '../..'])(
    '%s is told to be no channel of the user, with a way to all of them',
    async (channel) => {
      const { router } = await renderRoute(accountsFeature, `/accounts/youtube?needs=me&channel=${channel}`, {
        answers,
      });
      expect(await title('Channel not found')).toBeTruthy();
      await userEvent.click(screen.getByRole('link', { name: 'Show all channels' }));
      expect(await screen.findByRole('article', { name: 'Ann Cooks' })).toBeTruthy();
      expect(router.state.location.search).toEqual({});
    },
  );
});
