import { atomStore } from '@my-air/feature-kit/state';
import { buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import meta, { New, Renamed } from './ChannelViewModal.stories.tsx';
import { savedViews } from './savedViews.ts';

const close = vi.fn();
const search = {} as never;

beforeEach(() => {
  close.mockClear();
  atomStore.set(savedViews(buildUser().id), [
    { name: 'Client A', search },
    { name: 'Client Б', search },
  ]);
});

const type = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};

test.each(['Client A', '  client a ', 'CLIENT Б', 'Falling', 'needs you'])(
  '[CH-15] a second view named %j is refused with the reason',
  async (name) => {
    renderStory(meta, New, { args: { close } });
    await type(name);
    expect(screen.getByText('There is already a view with this name. Choose another one.')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  },
);

test('[CH-15] a view without a name is refused, and one with a name of its own is saved', async () => {
  renderStory(meta, New, { args: { close } });
  await type(' ');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  await type('  Client   C ');
  expect(close).toHaveBeenCalledExactlyOnceWith({ name: 'Client C' });
});

test('[CH-15] a view that is renamed can keep its name', async () => {
  renderStory(meta, Renamed, { args: { close } });
  await type('Client a');
  expect(close).toHaveBeenCalledExactlyOnceWith({ name: 'Client a' });
});
