import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { buildChat } from '../testing/buildChat.ts';
import { chatPages } from '../testing/chatPages.ts';
import { sampleChats } from '../testing/sampleChats.ts';
import { chatsQuery } from './chats.api.ts';
import { Empty, Loaded, Many } from './UnreadChatsCard.stories.tsx';
import { UnreadChatsCard } from './UnreadChatsCard.tsx';

const lines = () => screen.queryAllByRole('listitem');

test('[HOME-01] the chats with something new stand on home and lead there, from the cache that the poll keeps fresh', async () => {
  const { portal } = open(Loaded.parameters.portal);
  expect(await screen.findByText('3 unread messages')).toBeTruthy();
  expect(lines()).toHaveLength(2);
  expect(within(lines()[0]!).getByRole('link').getAttribute('href')).toBe('/messenger?chat=100');
  expect(screen.getByRole('link', { name: 'All messages' }).getAttribute('href')).toBe('/messenger');
  const { queryKey } = chatsQuery(portal.api, 'active');
  act(() => void portal.queryClient.setQueryData(queryKey, chatPages([buildChat({ unread_count: 1 })])));
  expect(await screen.findByText('1 unread message')).toBeTruthy();
  expect(lines()).toHaveLength(1);
});

test('[HOME-01] of many chats the first three are shown, and the others are counted on the way to all', async () => {
  open(Many.parameters.portal);
  expect(await screen.findAllByText('2 unread messages')).toHaveLength(3);
  expect(
    screen.getByRole('link', { name: `And ${sampleChats().length - 3} more` }).getAttribute('href'),
  ).toBe('/messenger');
});

test('[HOME-01] when everything was read the card says so', async () => {
  open(Empty.parameters.portal);
  expect(await screen.findByText('You are all caught up.')).toBeTruthy();
  expect(lines()).toHaveLength(0);
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<UnreadChatsCard />, options);
}
