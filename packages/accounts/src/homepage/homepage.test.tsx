import { channelKey, channelsQuery, chooseScope, type MentionedChannel } from '@my-air/feature-kit/data';
import { type ActionItem, type ShownQuery } from '@my-air/feature-kit';
import { buildChannel, renderInPortal, renderStory, stubPortal } from '@my-air/feature-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { addUnfinished } from '../returning/unfinished.api.ts';
import { buildChannels } from '../testing/buildChannels.ts';
import meta, { Counting, Empty, Failed, Loaded } from './ChannelsCard.stories.tsx';
import { channelDeadlines } from './channelDeadlines.ts';
import { needsUser } from '../channel/findChannels.ts';
import { waitingChannels } from './waitingChannels.ts';
import { waitingUnfinished } from './waitingUnfinished.ts';

beforeEach(() => localStorage.clear());

describe('[HOME-01] [CH-15] the card of channels', () => {
  test('shows each channel with its status and how many steps are pending, and leads to it', async () => {
    const channels = buildChannels().filter(({ title }) => title.startsWith('Ol'));
    renderStory(meta, Loaded, { answers: { 'GET api/channels': { channels } } });
    const link = await screen.findByRole('link', { name: 'Old Cuts' });
    expect(link.getAttribute('href')).toBe('/accounts/youtube?channel=UC-rejected');
    expect(screen.getByText('2 issues to fix')).toBeTruthy();
    expect(screen.getByText('Access revoked')).toBeTruthy();
  });

  test('shows six at most, those that wait for the person first, counts the others and leads to all', async () => {
    renderStory(meta, Loaded);
    const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Tiny Workshop',
      'Kyiv Balconies',
      'Olena Unboxed',
      'Майстерня Олени',
      'Slow Timber',
      'Olena Shorts',
    ]);
    expect(screen.getByRole('link', { name: 'All channels' }).getAttribute('href')).toBe('/accounts/youtube');
    const more = screen.getByRole('link', { name: `And ${buildChannels().length - 6} more` });
    expect(more.getAttribute('href')).toBe('/accounts/youtube');
  });

  test('puts a channel that can do nothing before a later day behind those that need the user', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const channels = [
      buildChannel({
        title: 'Refused',
        platform_guid: 'a',
        status: 'rejected',
        join_request_not_allowed_until: later,
      }),
      buildChannel({ title: 'To join', platform_guid: 'b', status: 'not_connected' }),
    ];
    renderStory(meta, Loaded, { answers: { 'GET api/channels': { channels } } });
    const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(names).toEqual(['To join', 'Refused']);
  });

  test('shows the channels while their views are still on their way, and keeps the place of these', async () => {
    const { container } = renderStory(meta, Counting);
    expect(await screen.findByRole('link', { name: 'Tiny Workshop' })).toBeTruthy();
    expect(screen.queryByText(/views in 28 days/)).toBeNull();
    expect(container.querySelectorAll('li [data-shape="block"]').length).toBeGreaterThan(0);
  });

  test('shows the channels alone that the screens show', async () => {
    const { portal } = renderStory(meta, Loaded);
    const [, second] = buildChannels();
    act(() => chooseScope(portal.session.getUser()?.id, channelKey(second!)));
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        second!.title,
      ]),
    );
    expect(screen.queryByRole('link', { name: /^And/ })).toBeNull();
    act(() => chooseScope(portal.session.getUser()?.id, undefined));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  });

  test('starts with the first channel when there is none', async () => {
    const { portal } = renderStory(meta, Empty);
    await userEvent.click(await screen.findByRole('button', { name: 'Add your first channel' }));
    expect(portal.opened).toEqual([{ name: 'add-channel', props: { referer: 'dashboard' } }]);
  });

  test('fails by itself and can be asked for again', async () => {
    const { portal } = renderStory(meta, Failed);
    expect(await screen.findByText('The channels could not be loaded')).toBeTruthy();
    portal.api.answer({ 'GET api/channels': { channels: [buildChannel()] } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ann Cooks')).toBeTruthy();
  });
});

/** Reads a waiting source as home does. */
async function itemsOf(
  query: ShownQuery<readonly ActionItem[]>,
  portal: ReturnType<typeof stubPortal>,
): Promise<readonly ActionItem[]> {
  let items: readonly ActionItem[] | undefined;
  function Reader() {
    const { data } = useQuery(query);
    return <output>{JSON.stringify((items = data)?.length)}</output>;
  }
  const { unmount } = renderInPortal(<Reader />, { portal });
  await waitFor(() => expect(items).toBeDefined());
  unmount();
  return items ?? [];
}

test('[CH-15] channels bring the ends of invitations, expected audits and when they may apply again', async () => {
  const channels = [
    buildChannel({
      title: 'Kite',
      platform_guid: 'UC/kite',
      status: 'invitation_sent',
      invitation_expires_at: '2026-12-01T10:00:00Z',
    }),
    buildChannel({
      title: 'Planes',
      platform_guid: 'UCp',
      status: 'rejected',
      join_request_not_allowed_until: '2026-12-24T10:00:00Z',
    }),
    buildChannel({ title: 'Boats', platform_guid: 'UCb', audit_expected_at: '2026-12-03T10:00:00Z' }),
    buildChannel({ title: 'Old', status: 'connected', invitation_expires_at: '2026-12-01T10:00:00Z' }),
  ];
  expect(channelDeadlines(stubPortal()).select?.(channels)).toEqual([
    {
      id: 'invitation-youtube-UC/kite',
      title: 'Invitation for Kite expires',
      at: '2026-12-01T10:00:00Z',
      to: '/accounts/youtube?channel=UC%2Fkite',
    },
    {
      id: 'reapply-youtube-UCp',
      title: 'Planes can apply again',
      at: '2026-12-24T10:00:00Z',
      to: '/accounts/youtube?channel=UCp',
    },
    {
      id: 'audit-youtube-UCb',
      title: 'Audit of Boats is expected',
      at: '2026-12-03T10:00:00Z',
      to: '/accounts/youtube?channel=UCb',
    },
  ]);
});

test('eleven channels to which the same happens on one day are one date', () => {
  const channels = Array.from({ length: 11 }, (_, place) =>
    buildChannel({
      title: `Kite ${place + 1}`,
      platform_guid: `UC${place}`,
      status: 'invitation_sent',
      invitation_expires_at: `2026-12-01T10:${59 - place}:00Z`,
    }),
  );
  expect(channelDeadlines(stubPortal()).select?.(channels)).toMatchObject([
    {
      title: 'Invitations for 11 channels expire',
      detail: expect.stringMatching(/^Kite 1, .*, Kite 11$/),
      at: '2026-12-01T10:49:00Z',
    },
  ]);
});

describe('[CH-16] what waits for the person', () => {
  const channelsOf = async (...channels: ReturnType<typeof buildChannel>[]) => {
    const portal = stubPortal({ answers: { 'GET api/channels': { channels } } });
    portal.queryClient.setQueryData(channelsQuery(portal.api).queryKey, channels);
    return itemsOf(waitingChannels(portal), portal);
  };
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

  test.each([
    [{ is_access_revoked: true }, 'Reconnect Kite'],
    [{ status: 'invitation_sent' }, 'Accept our invitation for Kite'],
    [{ status: 'rejected', join_request_not_allowed_until: yesterday }, 'Kite can apply again'],
    [
      { status: 'rejected_low_metrics', metrics: [{ name: 'videos', required: 10, current: 10 }] },
      'Kite can apply again',
    ],
    [{ issue_descriptions: ['A claim is open.'] }, 'Fix the issues with Kite'],
  ])('%o', async (fields, title) => {
    const channel = buildChannel({ title: 'Kite', platform_guid: 'UC/kite', ...fields });
    expect(needsUser(channel, { now: Date.now(), timeZone: undefined })).toBe(true);
    const items = await channelsOf(channel);
    expect(items).toMatchObject([{ title, action: { to: '/accounts/youtube?channel=UC%2Fkite' } }]);
  });

  test.each([
    {},
    { status: 'pending' },
    { status: 'moderation' },
    { status: 'pending_channel_auto_invitation_dispatch' },
    { status: 'rejected', join_request_not_allowed_until: tomorrow },
    { status: 'under_the_radar' },
    { status: 'rejected_low_metrics', metrics: [{ name: 'videos', required: 10, current: 9 }] },
  ])('nothing waits for them while %o', async (fields) => {
    const channel = buildChannel(fields);
    expect(needsUser(channel, { now: Date.now(), timeZone: undefined })).toBe(false);
    expect(await channelsOf(channel)).toEqual([]);
  });

  test('[CH-16] a channel that is only added applies when its item is pressed', async () => {
    const [item] = await channelsOf(buildChannel({ title: 'Kite', status: 'not_connected' }));
    expect(item).toMatchObject({
      title: 'Apply with Kite',
      action: { label: 'Apply', onAct: expect.any(Function) },
    });
  });

  test('[CH-15] while some channels are shown, only they wait, and only they join together', () => {
    const channels = ['a', 'b', 'c'].map((guid) =>
      buildChannel({ platform_guid: guid, title: guid, status: 'not_connected', country: 'UA' }),
    );
    const shown = ({ platform_guid }: MentionedChannel) => platform_guid !== 'b';
    expect(waitingChannels(stubPortal(), shown).select?.(channels)).toMatchObject([
      { title: 'Apply with 2 channels', detail: 'a, c' },
    ]);
    const dated = channels.map((channel) => ({ ...channel, audit_expected_at: '2030-01-01' }));
    expect(channelDeadlines(stubPortal(), shown).select?.(dated)).toMatchObject([{ detail: 'a, c' }]);
  });

  test('several channels that can join are one item, which lets all of them join', async () => {
    const channels = ['a', 'b'].map((guid) =>
      buildChannel({ platform_guid: guid, title: guid, status: 'not_connected', country: 'UA' }),
    );
    const items = await channelsOf(...channels, buildChannel({ title: 'Kite', is_access_revoked: true }));
    expect(items).toMatchObject([
      { title: 'Apply with 2 channels', detail: 'a, b', action: { label: 'Apply with all' } },
      { title: 'Reconnect Kite' },
    ]);
  });

  test('[CH-08] a connection without a channel waits to be finished', async () => {
    const portal = stubPortal();
    expect(await itemsOf(waitingUnfinished(portal), portal)).toEqual([]);
    addUnfinished(portal, { platform: 'youtube' });
    expect(await itemsOf(waitingUnfinished(portal), portal)).toMatchObject([
      { title: 'Finish adding your channel', action: { to: '/accounts/youtube' } },
    ]);
  });
});
