import { channelGroups } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { buildUser, forgetPage, renderStory } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import meta, { Failed, Loaded, Many } from './ChannelGroupModal.stories.tsx';

const groups = () => atomStore.get(channelGroups(buildUser().id));
const kept = { id: 'g1', name: 'Client A', channels: ['UC-connected', 'UC-gone'] };
const close = vi.fn();

beforeEach(() => {
  close.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  forgetPage();
  atomStore.set(channelGroups(buildUser().id), [kept]);
});

const type = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
const chosenInTab = () => sessionStorage.getItem(sessionStorage.key(0) ?? '');

test('[CH-15] a group of the channels that were chosen before is saved under its name, and the screens show it', async () => {
  renderStory(meta, Loaded, { args: { close } });
  expect(await screen.findByText('2 channels chosen')).toBeTruthy();
  await type('  Client   B ');
  expect(close).toHaveBeenCalledExactlyOnceWith('saved');
  const saved = groups()[1]!;
  expect(saved).toMatchObject({ name: 'Client B', channels: ['UC-connected', 'UC-pending'] });
  expect(chosenInTab()).toBe(JSON.stringify({ group: saved.id }));
});

test.each(['Client A', ' client a '])(
  '[CH-15] a second group named %j is refused with the reason',
  async (name) => {
    renderStory(meta, Loaded, { args: { close } });
    await type(name);
    expect(screen.getByText('There is already a group with this name. Choose another one.')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
    expect(groups()).toEqual([kept]);
  },
);

test('[CH-15] a group without a name or a channel is refused with the reason', async () => {
  renderStory(meta, Loaded, { args: { close, props: { channels: ['UC-gone'] } } });
  expect(await screen.findByText('0 channels chosen')).toBeTruthy();
  await type(' ');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one channel.');
  await type('Client C');
  expect(close).not.toHaveBeenCalled();
});

test('[CH-15] a group that is changed keeps its place and the channels that are gone for now, and chooses nothing', async () => {
  renderStory(meta, Loaded, { args: { close, props: { channels: [], group: 'g1' } } });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Kyiv Balconies/ }));
  expect(screen.getByText('2 channels chosen')).toBeTruthy();
  await type('client a');
  expect(groups()).toEqual([
    { id: 'g1', name: 'client a', channels: [...kept.channels, expect.any(String)] },
  ]);
  expect(chosenInTab()).toBeNull();
});

test('[CH-15] one of two hundred channels is found and taken into the group', async () => {
  renderStory(meta, Many, { args: { close, props: { channels: [] } } });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a channel' }), '137');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Channel 137/ }));
  await type('One of many');
  expect(groups()[1]?.channels).toEqual(['UC-136']);
});

test('[CH-15] channels that could not be read can be asked for again', async () => {
  renderStory(meta, Failed);
  expect((await screen.findByRole('alert')).textContent).toContain('The channels could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
