import { accountsPorts } from '@my-air/accounts';
import { port } from '@my-air/feature-kit';
import { helpPorts } from '@my-air/feature-kit/views';
import { buildPartner, buildUser } from '@my-air/feature-kit/testing';
import { homePorts } from '@my-air/home';
import { messengerPorts } from '@my-air/messenger';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { features } from '../src/features.ts';
import { renderPortal } from './testing/renderPortal.tsx';

test('home leads to the channels of the portal', async () => {
  const { router } = await renderPortal('/home');
  const path = port(homePorts, 'linkToChannels')?.() ?? '';
  const [, , found] = router.getMatchedRoutes(path);
  expect(found?.fullPath).toBe(path);
});

test.each(['linkToServices', 'linkToDistribution', 'linkToTranslation'] as const)(
  '[CH-15] the port %s of accounts leads to a route of the portal',
  async (name) => {
    const { router } = await renderPortal('/home');
    const [, , found] = router.getMatchedRoutes(port(accountsPorts, name)?.() ?? '');
    expect(found?.fullPath).toMatch(/services|distribution|ai-metadata/);
  },
);

test('[USER-03] a profile is completed in the dialog of contacts, which the account menu has as well', async () => {
  const { shell } = await renderPortal('/home');
  act(() => port(homePorts, 'completeProfile')?.(shell.portal));
  expect(await screen.findByRole('dialog', { name: 'How can we reach you?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await userEvent.click(screen.getByRole('button', { name: /Account/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Contacts' }));
  expect(await screen.findByRole('dialog', { name: 'How can we reach you?' })).toBeTruthy();
});

test('[USER-08] what is switched on leads through its port to another feature', async () => {
  const user = buildUser({ partner: buildPartner({ capabilities: { analytics: true } }) });
  const { cards = [] } = (await features.home.contributions?.())?.contributions ?? {};
  await renderPortal('/home', { user, contributions: { cards } });
  const link = await screen.findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/accounts/youtube');
});

test('[CH-05] [MSG-02] the chat of a channel opens in the messenger', async () => {
  const { router } = await renderPortal('/home');
  act(() => port(accountsPorts, 'openChat')?.(7));
  await waitFor(() => expect(router.state.location.href).toBe('/messenger?chat=7'));
});

test('[ACC-01] [DIST-03] a chat that was read is read again by channels, distribution and moderation', async () => {
  const { queryClient } = (await renderPortal('/home')).shell.portal;
  const keys = [
    ['channels'],
    ['distribution', 'platforms'],
    ['distribution', 'support-chat'],
    ['moderation', 'chats'],
  ];
  for (const key of keys) queryClient.setQueryData(key, []);
  act(() => {
    port(messengerPorts, 'onChatRead')?.(queryClient);
    expect(keys.filter((key) => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([]);
  });
});

test('[HC-11] a help article has an address', async () => {
  const id = 96;
  const { router } = await renderPortal('/home');
  const path = port(helpPorts, 'linkToArticle')?.(id) ?? '';
  const [, params, found] = router.getMatchedRoutes(path);
  expect(found?.fullPath).toBe('/help-center/article/$article');
  expect(params).toMatchObject({ article: String(id) });
});
