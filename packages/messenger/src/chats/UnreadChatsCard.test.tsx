import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-api/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { buildChat } from '../testing/buildChat.ts';
import { activeChatsQuery } from './chats.api.ts';
import { Empty, Loaded, Ukrainian } from './UnreadChatsCard.stories.tsx';
import { UnreadChatsCard } from './UnreadChatsCard.tsx';

test('[HOME-01] unread messages of all chats are counted on home, from the cache that the poll keeps fresh', async () => {
  const { portal } = open(Loaded.parameters.portal);
  expect(await screen.findByText('7')).toBeTruthy();
  const { queryKey } = activeChatsQuery(portal.api);
  act(() => void portal.queryClient.setQueryData(queryKey, { chats: [buildChat({ unread_count: 1 })] }));
  expect(await screen.findByText('1')).toBeTruthy();
});

test('[HOME-01] when everything was read the card says so', async () => {
  open(Empty.parameters.portal);
  expect(await screen.findByText('You have read everything.')).toBeTruthy();
  expect(screen.getByText('0')).toBeTruthy();
});

test('[I18N-01] the card speaks Ukrainian', async () => {
  open(Ukrainian.parameters.portal);
  expect(await screen.findByText('Непрочитані повідомлення')).toBeTruthy();
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<UnreadChatsCard />, options);
}
