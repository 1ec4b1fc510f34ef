import { stubPortal } from '@my-air/feature-kit/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { buildChat } from '../testing/buildChat.ts';
import { chatPages } from '../testing/chatPages.ts';
import { chatsQuery } from './chats.api.ts';
import { showUnreadInTitle } from './showUnreadInTitle.ts';

let stop = () => {};
afterEach(() => stop());

test('[MS-29] the title begins with the number of unread messages, also after the next screen has named itself', async () => {
  const portal = stubPortal();
  const { queryKey } = chatsQuery(portal.api, 'active');
  document.title = 'Home - My AIR';
  stop = showUnreadInTitle(portal);
  expect(document.title).toBe('Home - My AIR');
  portal.queryClient.setQueryData(queryKey, chatPages([buildChat({ unread_count: 3 })]));
  await waitFor(() => expect(document.title).toBe('(3) Home - My AIR'));
  document.title = 'Channels - My AIR';
  await waitFor(() => expect(document.title).toBe('(3) Channels - My AIR'));
  portal.queryClient.setQueryData(queryKey, chatPages([buildChat({ unread_count: 120 })]));
  await waitFor(() => expect(document.title).toBe('(99+) Channels - My AIR'));
  portal.queryClient.setQueryData(queryKey, chatPages([buildChat({ unread_count: 0 })]));
  await waitFor(() => expect(document.title).toBe('Channels - My AIR'));
});

test('[MS-29] when the messenger is left the number goes', async () => {
  const portal = stubPortal();
  const { queryKey } = chatsQuery(portal.api, 'active');
  document.title = 'Home - My AIR';
  portal.queryClient.setQueryData(queryKey, chatPages([buildChat({ unread_count: 2 })]));
  stop = showUnreadInTitle(portal);
  expect(document.title).toBe('(2) Home - My AIR');
  stop();
  expect(document.title).toBe('Home - My AIR');
});
