import { listChannels } from '@my-air/api-client/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { atomStore, forgetPage } from '../../state.ts';
import { answer, buildChannel, buildUser, renderInPortal, renderStory, stubPortal } from '../../testing.ts';
import { channelGroups } from './channelGroups.ts';
import { narrowTo, type ScopeChoice } from './narrowTo.ts';
import { NothingInScope } from './NothingInScope.tsx';
import meta, { Channel, Group } from './OnlyScope.stories.tsx';
import { OnlyScope } from './OnlyScope.tsx';
import { useChannelInScope } from './useChannelInScope.ts';
import { chooseScope, useScope } from './useScope.ts';

const kite = buildChannel({ title: 'Kite', platform_guid: 'UC-Kite' });
const boats = buildChannel({ title: 'Boats', platform_guid: 'UC-Boats' });
/** The id of another channel, at another platform. */
const tiktok = buildChannel({ title: 'Kite films', platform: 'tiktok', platform_guid: 'UC-Kite' });
const channels = [kite, boats, tiktok];
const userId = buildUser().id;
const client = { id: 'g1', name: 'Client A', channels: ['UC-Boats', 'tiktok:UC-Kite', 'UC-gone'] };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  forgetPage();
});

function Shown() {
  const { channels: some, channel, name } = useScope();
  return (
    <>
      <output>{some?.map(({ title }) => title).join() ?? 'all'}</output>
      <p>{`${channel?.title}, ${name}`}</p>
      <OnlyScope />
      {some && <NothingInScope />}
    </>
  );
}
const open = (known = channels, path = '/home') =>
  renderInPortal(<Shown />, {
    path,
    portal: stubPortal({ answers: answer(listChannels, { channels: known }) }),
  });
const shown = () => screen.getAllByRole('status')[0]?.textContent;
const choose = (choice: ScopeChoice | undefined) => act(() => chooseScope(userId, choice));
const keepGroup = () => void atomStore.set(channelGroups(userId), [client]);

test('[CH-15] a chosen channel is kept for the tab, said, and left with one press', async () => {
  const { unmount } = open();
  expect(shown()).toBe('all');
  expect(screen.queryByText(/^Only/)).toBeNull();
  choose('UC-Kite');
  expect(await screen.findByText('Only Kite')).toBeTruthy();
  expect(screen.getByText('Kite, Kite')).toBeTruthy();

  unmount();
  forgetPage();
  open();
  await waitFor(() => expect(shown()).toBe('Kite'));
  expect(Object.keys(localStorage)).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Show all channels' })[0]!);
  expect(shown()).toBe('all');
  expect(screen.queryByText(/^Only/)).toBeNull();
});

test('[CH-15] a group narrows to those of its channels that there are, and is said with their number', async () => {
  keepGroup();
  open();
  choose({ group: 'g1' });
  expect(await screen.findByText('Only Client A · 2 channels')).toBeTruthy();
  expect(shown()).toBe('Boats,Kite films');
  expect(screen.getByText('undefined, Client A')).toBeTruthy();
  expect(screen.getByText('Nothing here for Client A')).toBeTruthy();
});

test('[CH-15] groups stay when the session ends, and what the tab shows does not', () => {
  keepGroup();
  choose({ group: 'g1' });
  expect(Object.keys(localStorage)).toEqual([`my-air:${userId}:channels.groups`]);
  expect(Object.keys(sessionStorage)).toEqual([`my-air:${userId}.session:channels.chosen`]);
});

test('[CH-15] the link that is copied names the channels and their group, beside what the address already says', async () => {
  const user = userEvent.setup();
  keepGroup();
  open(channels, '/home?tab=2');
  choose({ group: 'g1' });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  const copied = new URL(await navigator.clipboard.readText());
  expect(Object.fromEntries(copied.searchParams)).toEqual({
    tab: '2',
    only: 'UC-Boats,tiktok:UC-Kite',
    group: 'Client A',
  });
});

test.each<[string, ScopeChoice, typeof channels]>([
  ['a channel that is gone', 'UC-gone', channels],
  ['the only channel', 'UC-Kite', [kite]],
  ['a group that was deleted', { group: 'g2' }, channels],
  ['a group whose channels are all gone', { name: 'Old', channels: ['UC-gone', 'UC-lost'] }, channels],
  [
    'all channels of the user',
    { name: 'All', channels: ['UC-Kite', 'UC-Boats', 'tiktok:UC-Kite'] },
    channels,
  ],
])('[CH-15] %s narrows nothing', async (_, choice, known) => {
  keepGroup();
  const { portal } = open(known);
  choose(choice);
  await waitFor(() => expect(portal.api.calls).toHaveLength(1));
  expect(narrowTo(choice, [client], known)).toMatchObject({ channels: undefined, choice: undefined });
  expect(shown()).toBe('all');
});

test('[CH-15] what is about a channel of the same id at another platform is not shown', () => {
  const { includes } = narrowTo({ group: 'g1' }, [client], channels);
  expect(includes({ platform_guid: 'UC-Boats' })).toBe(true);
  expect(includes({ platform: 'tiktok', platform_guid: 'UC-Kite' })).toBe(true);
  expect(includes({ platform: 'youtube', platform_guid: 'UC-Kite' })).toBe(false);
  expect(includes({ platform_guid: null })).toBe(false);
  expect(narrowTo(undefined, [], channels).includes({})).toBe(true);
});

test.each([
  '"UC-Kite"',
  '{"group":"g1"}',
  '{"name":"Linked","channels":["UC-Kite"]}',
  '[1]',
  '{',
  '{"group":3}',
])('[CH-15] a tab that kept %s opens', async (kept) => {
  sessionStorage.setItem(`my-air:${userId}.session:channels.chosen`, kept);
  keepGroup();
  open();
  const narrows = kept.includes('UC-Kite') || kept.includes('g1');
  await waitFor(() => expect(shown() === 'all').toBe(!narrows));
});

function OfOne({ named }: { named: string | undefined }) {
  const { channel, channels: offered, isNarrowed } = useChannelInScope(channels, named);
  return <output>{`${channel?.title} of ${offered.map(({ title }) => title).join()}, ${isNarrowed}`}</output>;
}

test('[CH-15] a screen about one channel offers those of the group, and opens the one that its address names', async () => {
  keepGroup();
  choose({ group: 'g1' });
  renderInPortal(<OfOne named="UC-Kite" />, {
    portal: stubPortal({ answers: answer(listChannels, { channels }) }),
  });
  await waitFor(() => expect(shown()).toBe('Kite of Kite,Boats,Kite films, false'));
  choose({ name: 'Client B', channels: ['UC-Boats', 'tiktok:UC-Kite'] });
  expect(shown()).toBe('Boats of Boats,Kite films, true');
  choose('tiktok:UC-Kite');
  expect(shown()).toBe('Kite films of Kite,Boats,Kite films, true');
});

test.each([
  ['a channel', Channel, 'Only Tiny Workshop', 'Nothing here for Tiny Workshop'],
  ['a group', Group, 'Only Client A · 2 channels', 'Nothing here for Client A'],
] as const)(
  '[CH-15] a screen with nothing about %s says so, and shows all channels with one press',
  async (_, story, only, nothing) => {
    renderStory(meta, story);
    expect(await screen.findByText(only)).toBeTruthy();
    expect(screen.getByText(nothing)).toBeTruthy();
    await userEvent.click(screen.getByText('Show all channels'));
    expect(screen.queryByText(only)).toBeNull();
  },
);
