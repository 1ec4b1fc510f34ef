import { listChannels } from '@my-air/api-client/contract';
import { channelGroups, channelsQuery, chooseScope } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import {
  answer,
  buildChannel,
  buildUser,
  forgetPage,
  renderStory,
  stubPortal,
} from '@my-air/feature-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import meta, { Failed, Loaded, Two } from './ChannelSwitchSheet.stories.tsx';
import { hasSeveral } from './hasSeveral.ts';

beforeEach(() => {
  sessionStorage.clear();
  forgetPage();
});

const options = () => within(screen.getByRole('list', { name: 'Channel' })).getAllByRole('button');
const pressed = () => options().filter((option) => option.getAttribute('aria-pressed') === 'true');

test('[CH-15] one channel is found, chosen for all screens, and left again', async () => {
  const close = vi.fn();
  renderStory(meta, { ...Loaded, args: { close } });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a channel' }), 'kyiv{Enter}');
  expect(close).toHaveBeenCalledOnce();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Find a channel' }));
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['Kyiv Balconies']);
  await userEvent.click(screen.getByRole('button', { name: 'All channels' }));
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['All channels']);
  expect(close).toHaveBeenCalledTimes(2);
});

test('[CH-15] a name that no channel has is said', async () => {
  renderStory(meta, Loaded);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a channel' }), 'zzz{Enter}');
  expect(screen.getByText('No channel with this name.')).toBeTruthy();
});

test('[CH-15] channels that could not be read are asked for again', async () => {
  const { portal } = renderStory(meta, Failed);
  expect((await screen.findByRole('alert')).textContent).toContain('The channels could not be loaded');
  portal.api.answer(answer(listChannels, { channels: [buildChannel({ title: 'Kite' })] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Kite YouTube' })).toBeTruthy();
});

const groups = () => channelGroups(buildUser().id);

test('[CH-15] a group is found, chosen with its number of channels, and deleted until that is undone', async () => {
  const kept = [
    { id: 'g1', name: 'Client A', channels: ['UC-connected', 'UC-pending', 'UC-gone'] },
    { id: 'g2', name: 'Client B', channels: ['UC-pending'] },
  ];
  atomStore.set(groups(), kept);
  onTestFinished(() => void atomStore.set(groups(), []));
  const { portal } = renderStory(meta, Loaded);
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Find a channel or a group' }),
    'client{Enter}',
  );
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['Client A2']);

  await userEvent.click(screen.getByRole('button', { name: 'Actions for Client A' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(atomStore.get(groups())).toEqual([kept[1]]);
  expect(pressed()).toEqual([]);
  act(() => portal.shown.at(-1)?.action?.onAct());
  expect(atomStore.get(groups())).toEqual(kept);
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['Client A2']);
});

test('[CH-15] a group is made and changed in a dialog', async () => {
  atomStore.set(groups(), [{ id: 'g1', name: 'Client A', channels: ['UC-connected'] }]);
  onTestFinished(() => void atomStore.set(groups(), []));
  const { portal } = renderStory(meta, Loaded);
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Client A' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(portal.opened).toEqual([
    { name: 'channel-group', props: { channels: [] } },
    { name: 'channel-group', props: { channels: [], group: 'g1' } },
  ]);
});

test('[CH-15] the group of a link is shown as chosen, and saved from there', async () => {
  chooseScope(buildUser().id, { name: 'Linked', channels: ['UC-connected', 'UC-pending'] });
  const { portal } = renderStory(meta, Loaded);
  expect(await screen.findByRole('button', { name: 'Linked 2', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save group' }));
  expect(portal.opened).toEqual([
    { name: 'channel-group', props: { channels: ['UC-connected', 'UC-pending'], name: 'Linked' } },
  ]);
});

test('[CH-15] two channels need no search', async () => {
  renderStory(meta, Two);
  expect(await screen.findByRole('button', { name: 'All channels' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(options()).toHaveLength(3);
});

test.each([
  [0, false],
  [1, false],
  [2, true],
])('[CH-15] with %s channels the switch is shown: %s', (count, expected) => {
  const { queryKey, select } = hasSeveral(stubPortal());
  expect(queryKey).toEqual(channelsQuery(stubPortal().api).queryKey);
  expect(select?.(Array.from({ length: count }, () => buildChannel()))).toBe(expected);
});
