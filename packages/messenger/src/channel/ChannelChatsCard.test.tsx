import { renderStory } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import meta, { Empty, Loaded, Many } from './ChannelChatsCard.stories.tsx';

const addresses = () =>
  screen.getAllByRole('listitem').map((line) => line.querySelector('a')!.getAttribute('href'));

test('[ACC-01] the page of a channel has the chats about it and the one that it names, not those of the same handle elsewhere', async () => {
  renderStory(meta, Loaded, { path: '/accounts/youtube?q=kite&channel=instagram%3Akite.films' });
  expect(await screen.findByText('2 unread messages')).toBeTruthy();
  // The search of the channels is none of the chats.
  expect(addresses()).toEqual(['/messenger?chat=3', '/messenger?chat=1']);
});

test('[ACC-01] of many chats the first three are shown, and the others are in the messenger', async () => {
  renderStory(meta, Many);
  expect((await screen.findByRole('link', { name: 'And 4 more' })).getAttribute('href')).toBe(
    '/messenger?about=instagram%3Akite.films',
  );
  expect(addresses()).toHaveLength(3);
});

test('[ACC-01] without a chat our team can be written to about the channel', async () => {
  const { portal } = renderStory(meta, Empty);
  expect(await screen.findByText('No chat is about this channel.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write to support' }));
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'Ann Cooks' } }]);
});
