import { buildChannel, buildConfig, renderRoute } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

describe('the open channel is in the address', () => {
  test('an address with it opens its details', async () => {
    await renderRoute(accountsFeature, '/accounts/youtube?channel=UC0000000000000000000001', { answers });
    expect(await screen.findByRole('dialog', { name: 'Ann Cooks' })).toBeTruthy();
  });

  test('details have an address, which keeps what the list is narrowed by', async () => {
    await renderRoute(accountsFeature, '/accounts/youtube?sort=name', { answers });
    const link = await screen.findByRole('link', { name: 'Details of Ann Cooks' });
    expect(link.getAttribute('href')).toBe('/accounts/youtube?sort=name&channel=UC0000000000000000000001');
  });

  test('opening and closing it changes the address', async () => {
    const { router } = await renderRoute(accountsFeature, '/accounts/youtube', { answers });
    await userEvent.click(await screen.findByRole('link', { name: 'Details of Ann Cooks' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ channel: 'UC0000000000000000000001' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  const withDetails = ['/accounts/youtube', '/accounts/instagram', '/accounts/tiktok'];

  test('every address that can name a channel is tested below', () => {
    expect(accountsRoutes.filter(({ options }) => 'validateSearch' in options)).toHaveLength(
      withDetails.length,
    );
  });

  test.each(withDetails)(
    '[NAV-23] Back closes what is open at %s; once it is closed, Back leads elsewhere',
    async (path) => {
      const platform = path.slice('/accounts/'.length);
      const channels = [buildChannel({ platform })];
      const { router } = await renderRoute(accountsFeature, path, {
        answers: { ...answers, 'GET api/channels': { channels } },
        config: withPages,
      });
      const details = { name: 'Details of Ann Cooks' };
      await userEvent.click(await screen.findByRole('link', details));
      expect(await screen.findByRole('dialog')).toBeTruthy();
      router.history.back();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(router.state.location).toMatchObject({ pathname: path, search: {} });

      await userEvent.click(await screen.findByRole('link', details));
      await userEvent.click(await screen.findByRole('button', { name: 'Close details' }));
      await waitFor(() => expect(router.state.location.search).toEqual({}));
      router.history.back();
      await waitFor(() => expect(router.history.location.search).toBe(''));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('[CH-10] one handle at two platforms is two channels: each has its own details, and the one that was opened is disconnected', async () => {
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
    const panel = within(await screen.findByRole('dialog', { name: 'Daria on tiktok' }));
    expect(router.state.location.search).toEqual({ channel: 'tiktok:daria.moroz' });
    await userEvent.click(panel.getByRole('button', { name: 'Disconnect channel' }));
    await waitFor(() =>
      expect(portal.api.calls.filter(({ key }) => key.startsWith('DELETE'))).toMatchObject([
        { params: { platform: 'tiktok', platform_guid: 'daria.moroz' } },
      ]),
    );
  });

  test.each(['nobody', '%3Cscript%3E', '../..'])('%s opens nothing', async (channel) => {
    await renderRoute(accountsFeature, `/accounts/youtube?channel=${channel}`, { answers });
    expect(await screen.findByRole('article', { name: 'Ann Cooks' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
