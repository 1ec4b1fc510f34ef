import { buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { takeReconnect } from '../returning/reconnectIntent.ts';
import { readJoinIntent } from '../join/joinIntent.ts';
import { disabledReason } from '../testing/disabledReason.ts';
import alreadyConnected, * as AlreadyConnected from './AlreadyConnectedModal.stories.tsx';
import autoConfirmed, * as AutoConfirmed from './AutoConfirmedModal.stories.tsx';
import oauthProfile, * as OAuthProfile from './OAuthProfileModal.stories.tsx';

const close = vi.fn();
const args = { close };

beforeEach(() => {
  localStorage.clear();
  close.mockClear();
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
    expect(await screen.findByRole('dialog', { name: 'Add a channel from YouTube' })).toBeTruthy();
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
  ['already connected', alreadyConnected, AlreadyConnected.Default, 'This channel is already added'],
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
