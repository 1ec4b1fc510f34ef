import { listChannels } from '@my-air/api-client/contract';
import { channelsQuery } from '@my-air/feature-kit/data';
import { answer, buildChannel, forgetPage, renderStory, stubPortal } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

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
