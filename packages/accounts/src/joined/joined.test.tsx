import { listChannels } from '@my-air/api-client/contract';
import { bindPorts } from '@my-air/feature-kit';
import {
  answer,
  buildChannel,
  buildPartner,
  buildUser,
  forgetPage,
  renderInPortal,
  renderStory,
  stubPortal,
} from '@my-air/feature-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { accountsPorts } from '../ports.ts';
import { ConnectedMoment } from './ConnectedMoment.tsx';
import { greetJoined } from './joinedNews.ts';
import { JoinedScreen } from './JoinedScreen.tsx';
import * as stories from './JoinedScreen.stories.tsx';

const channel = (title: string, status = 'connected', platform = 'youtube') =>
  buildChannel({ title, platform_guid: `UC-${title}`, status, platform });

const ports = {
  linkToServices: () => '/services',
  linkToDistribution: () => '/distribution',
  linkToTranslation: () => '/ai-metadata/translation',
  linkToReferrals: () => '/affiliate-program',
};
beforeEach(() => {
  localStorage.clear();
  bindPorts(accountsPorts, { ...ports, showJoined: () => true });
});
afterAll(() =>
  bindPorts(accountsPorts, {
    linkToServices: undefined,
    linkToDistribution: undefined,
    linkToTranslation: undefined,
    linkToReferrals: undefined,
    showJoined: undefined,
  }),
);

describe('on the screen of the channels', () => {
  /** Another look at the channels, on a page of its own. */
  function look(...channels: ReturnType<typeof channel>[]): string {
    cleanup();
    forgetPage();
    renderInPortal(<ConnectedMoment channels={channels} />);
    return screen.queryByRole('status')?.textContent ?? '';
  }

  test('[CH-15] a channel that has been connected since the last look is told once', () => {
    expect(look(channel('Kite'), channel('Boats', 'pending'))).toBe('');
    expect(look(channel('Kite'), channel('Boats'))).toContain('Boats is connected');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/accounts/youtube?joined=UC-Boats');
    expect(look(channel('Kite'), channel('Boats'))).toBe('');
  });

  test('[CH-15] several of them are told as one, and a lost one that comes back is no news', () => {
    look(channel('Kite'));
    expect(look(channel('Kite'), channel('Boats'), channel('Planes'))).toContain('2 channels are connected');
    look(channel('Kite', 'rejected'), channel('Boats'), channel('Planes'));
    expect(look(channel('Kite'), channel('Boats'), channel('Planes'))).toBe('');
  });

  test('[CH-15] the first channel of a new creator is told as well', () => {
    expect(look()).toBe('');
    expect(look(channel('Kite'))).toContain('Kite is connected');
  });
});

describe('the first visit after an acceptance', () => {
  /** Another visit; returns the channels whose welcome was opened. */
  async function visit(channels: readonly ReturnType<typeof channel>[], isHome = true, user = buildUser()) {
    forgetPage();
    const showJoined = vi.fn(() => isHome);
    bindPorts(accountsPorts, { showJoined });
    const answers = answer(listChannels, { channels: [...channels] });
    const wasShown = await greetJoined(stubPortal({ user, answers }));
    expect(wasShown).toBe(isHome && showJoined.mock.calls.length > 0);
    return showJoined.mock.calls.flat();
  }

  test('[CH-15] opens the welcome to the channel once, and not at the first look of all', async () => {
    expect(await visit([channel('Kite'), channel('Boats', 'pending')])).toEqual([]);
    expect(await visit([channel('Kite'), channel('Boats')])).toEqual(['UC-Boats']);
    expect(await visit([channel('Kite'), channel('Boats')])).toEqual([]);
  });

  test('[CH-15] a user who came for another screen is welcomed at the next visit of home', async () => {
    await visit([]);
    expect(await visit([channel('Kite')], false)).toEqual(['UC-Kite']);
    expect(await visit([channel('Kite')])).toEqual(['UC-Kite']);
    expect(await visit([channel('Kite')])).toEqual([]);
  });

  test('[AUTH-10] staff who act as the user do not take it away', async () => {
    await visit([]);
    const staff = buildUser({ impersonator: { id: 1, name: 'Max' } });
    expect(await visit([channel('Kite')], true, staff)).toEqual([]);
    expect(await visit([channel('Kite')])).toEqual(['UC-Kite']);
  });
});

describe('the welcome', () => {
  const steps = () =>
    within(screen.getByRole('heading', { name: 'What comes next' }).closest('section')!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('[CH-15] shows the last days, three steps and the manager', async () => {
    renderStory(stories.default, stories.Loaded);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Quiet Mechanics has joined/ }),
    ).toBeTruthy();
    expect(await screen.findByText(/Your first report comes on Tuesday, Dec 15/)).toBeTruthy();
    expect(screen.getByText('+405')).toBeTruthy();
    expect(screen.getByText('Iryna Savchenko')).toBeTruthy();
    expect(steps()).toEqual(['/services', '/ai-metadata/translation', '/affiliate-program']);
  });

  test('[CH-15] [CH-16] tells that it was seen, so that its notification waits no more', async () => {
    const onSeen = vi.fn();
    bindPorts(accountsPorts, { onSeen });
    onTestFinished(() => bindPorts(accountsPorts, { onSeen: undefined }));
    renderInPortal(<JoinedScreen channel={channel('Kite', 'connected', 'tiktok')} />);
    await screen.findByRole('heading', { name: 'What comes next' });
    expect(onSeen).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      '/accounts/youtube?joined=tiktok%3AUC-Kite',
    );
  });

  test('[CH-15] is whole where the server has no statistics', async () => {
    renderInPortal(<JoinedScreen {...stories.default.args} />, stories.Failed.parameters!.portal);
    expect(await screen.findByText('It earns with us from now on.')).toBeTruthy();
    expect(screen.queryByText('Views in 28 days')).toBeNull();
  });

  test('[CH-15] names only what this channel and this user can use', async () => {
    bindPorts(accountsPorts, { linkToTranslation: undefined });
    const user = buildUser({ partner: buildPartner({ capabilities: { distribution: true } }) });
    renderInPortal(<JoinedScreen channel={channel('Kite', 'connected', 'tiktok')} />, { user });
    await screen.findByRole('heading', { name: 'What comes next' });
    expect(steps()).toEqual(['/services', '/accounts/youtube?channel=tiktok%3AUC-Kite']);
  });
});
