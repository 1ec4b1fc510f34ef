import { buildChannel, buildConfig, buildFailure, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { takeReconnect } from '../returning/reconnectIntent.ts';
import { readJoinIntent } from '../join/joinIntent.ts';
import { disabledReason } from '../testing/disabledReason.ts';
import addChannel, * as AddChannel from './AddChannelModal.stories.tsx';
import addProfile, * as AddProfile from './AddProfileModal.stories.tsx';
import alreadyConnected, * as AlreadyConnected from './AlreadyConnectedModal.stories.tsx';
import autoConfirmed, * as AutoConfirmed from './AutoConfirmedModal.stories.tsx';
import oauthProfile, * as OAuthProfile from './OAuthProfileModal.stories.tsx';

const add = 'POST api/channels/{platform}/add';
const close = vi.fn();
const args = { close };

beforeEach(() => {
  localStorage.clear();
  close.mockClear();
});

describe('[ACC-02] [NAV-31] add channel', () => {
  test('YouTube goes on to the permissions, with the screen to come back to', async () => {
    const { portal } = renderStory(addChannel, AddChannel.Default, {
      args: { ...args, props: { referer: 'product', productId: 12 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'YouTube' }));
    expect(close).toHaveBeenCalledWith('added');
    expect(portal.opened).toEqual([
      { name: 'oauth-profile', props: { platform: 'youtube', referer: 'product', productId: 12 } },
    ]);
  });

  test.each(['Instagram', 'TikTok'])('%s goes on to the username', async (name) => {
    const { portal } = renderStory(addChannel, AddChannel.Default, { args });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(portal.opened).toEqual([{ name: 'add-profile', props: { platform: name.toLowerCase() } }]);
  });

  test('a platform without a base product is not offered', async () => {
    const config = buildConfig({ baseProducts: { instagram: null, tiktok: 2 } });
    renderStory(addChannel, AddChannel.Default, { args, config });
    expect(await screen.findByRole('button', { name: 'TikTok' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Instagram' })).toBeNull();
  });
});

describe('[ACC-02] [NAV-31] OAuth profile', () => {
  test('[AUTH-07] tells what is asked for, then leaves for the platform', async () => {
    const { portal } = renderStory(oauthProfile, OAuthProfile.Default, {
      args: { ...args, props: { platform: 'youtube', referer: 'dashboard' } },
    });
    expect(await screen.findByText(/^View monetary and non-monetary YouTube Analytics reports/)).toBeTruthy();
    expect(portal.left).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Go to YouTube' }));
    expect(portal.left).toEqual([
      'https://api.my-air.test/api/oauth/youtube/redirect?join=true&referer=dashboard',
    ]);
    expect(close).toHaveBeenCalledWith('left');
  });

  test('[CH-07] a reconnection names its channel and is kept, and joining asks to join', async () => {
    const reconnects = { guid: 'UCkite', title: 'Kite' };
    const { portal } = renderStory(oauthProfile, OAuthProfile.Default, {
      args: { ...args, props: { platform: 'youtube', referer: 'accounts', joins: true, reconnects } },
    });
    expect(await screen.findByRole('dialog', { name: /^Reconnect\s+Kite$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go to YouTube' }));
    expect(new URL(portal.left[0] ?? '').searchParams.get('join')).toBe('true');
    expect(takeReconnect(1)).toBe('UCkite');
    expect(takeReconnect(1)).toBeUndefined();
  });

  test('[ACC-04] the service it is for is kept for the request to join', async () => {
    renderStory(oauthProfile, OAuthProfile.Default, {
      args: { ...args, props: { platform: 'youtube', referer: 'product', productId: 12 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to YouTube' }));
    expect(readJoinIntent(1)).toEqual({ isChosenThere: true, productId: 12 });
  });

  test('[AIM-01] access for AI translation names YouTube, and that titles and descriptions will change', async () => {
    const { portal } = renderStory(oauthProfile, OAuthProfile.Translation, { args: { close } });
    await screen.findByRole('dialog', { name: 'Connect with YouTube' });
    expect(
      screen.getByText(/^So that translations of titles and descriptions appear on YouTube\./),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go to YouTube' }));
    expect(portal.left).toEqual(['https://api.my-air.test/api/oauth/ai-metadata/redirect']);
  });

  test('a platform that is not known is read as YouTube', async () => {
    renderStory(oauthProfile, OAuthProfile.Default, {
      args: { ...args, props: { platform: 'constructor' } },
    });
    expect(await screen.findByRole('dialog', { name: 'Connect with YouTube' })).toBeTruthy();
  });

  test('[SH-13] staff who acts for the creator cannot give access', async () => {
    const user = buildUser({ impersonator: { id: 9, name: 'Iryna' } });
    renderStory(oauthProfile, OAuthProfile.Default, { args, user });
    const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Go to YouTube' });
    expect(go.disabled).toBe(true);
    expect(disabledReason(go)).toContain('Only they can do this');
    expect(screen.getByText('You are acting on behalf of Ann Example. Only they can do this.')).toBeTruthy();
  });
});

test.each([
  ['already connected', alreadyConnected, AlreadyConnected.Default, 'This channel is already connected'],
  ['auto confirmed', autoConfirmed, AutoConfirmed.Default, 'Your channel is confirmed'],
] as const)(
  '[ACC-02] [NAV-31] %s names the channel and answers that it was read',
  async (_, meta, story, name) => {
    renderStory(meta, story, { args });
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    expect(screen.getByText('Ann Cooks')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(close).toHaveBeenCalledWith('read');
  },
);

describe('[ACC-02] [NAV-31] add profile', () => {
  const type = async (text: string) => {
    const field = await screen.findByRole('textbox', { name: /Username/ });
    await userEvent.type(field, `${text}{Enter}`);
    return field;
  };
  const profile = buildChannel({ platform: 'instagram', platform_guid: 'kite.films', title: 'kite.films' });

  test('[CH-11] an address of a profile is sent as its username', async () => {
    const { portal } = renderStory(addProfile, AddProfile.Default, {
      args,
      answers: { [add]: { channel: profile } },
    });
    await type('https://www.instagram.com/kite.films/?hl=en');
    await waitFor(() => expect(close).toHaveBeenCalledWith('added'));
    expect(portal.api.calls.find(({ key }) => key === add)).toMatchObject({
      params: { platform: 'instagram' },
      body: { username: 'kite.films' },
    });
    expect(portal.shown).toMatchObject([{ type: 'success', title: 'kite.films is added' }]);
  });

  test.each([
    ['{ }', 'Fill in “Username”'],
    ['https://evil.example/kite', 'Write a username, or paste the address of your profile.'],
  ])('[VAL-05] "%s" is refused at the field, and nothing is sent', async (text, message) => {
    const { portal } = renderStory(addProfile, AddProfile.Default, { args });
    await type(text === '{ }' ? ' ' : text);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(portal.api.calls).toEqual([]);
  });

  test('[ERR-07] an error that the server reports is shown at the field, and the text stays', async () => {
    const answers = { [add]: buildFailure('validation', { errors: { username: ['No such profile.'] } }) };
    renderStory(addProfile, AddProfile.Default, { args, answers });
    const field = await type('kite.films');
    expect(await screen.findByText('No such profile.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'kite.films');
    expect(close).not.toHaveBeenCalled();
  });

  test("[ERR-06] [CH-11] a conflict shows the server's text, reads the user anew and goes to the start", async () => {
    const answers = {
      [add]: buildFailure('conflict', { message: '@kite.films belongs to another account.' }),
    };
    const { portal, router } = renderStory(addProfile, AddProfile.Default, {
      args,
      answers,
      path: '/accounts/youtube',
    });
    await type('kite.films');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(portal.shown).toMatchObject([{ type: 'error', text: '@kite.films belongs to another account.' }]);
    expect(portal.api.calls.map(({ key }) => key)).toEqual([add, 'GET api/user']);
    expect(close).toHaveBeenCalledWith();
  });

  test('any other failure is told in the dialog, which stays open', async () => {
    renderStory(addProfile, AddProfile.Default, { args, answers: { [add]: buildFailure('server') } });
    await type('kite.films');
    expect(await screen.findByText('Something went wrong on our end. Try again.')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });
});
