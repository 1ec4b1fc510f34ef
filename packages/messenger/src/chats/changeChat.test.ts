import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { buildChat } from '../testing/buildChat.ts';
import type { ChatList } from '../contract.ts';
import { changeChat } from './chatLists.ts';

const queryKey = ['messenger', 'active'];
const list = (unread_count: number): ChatList => ({
  chats: [buildChat({ id: 1, unread_count }), buildChat({ id: 2, unread_count: 4 })],
});

function setUp() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, list(3));
  return {
    queryClient,
    unread: () => queryClient.getQueryData<ChatList>(queryKey)?.chats.map((chat) => chat.unread_count),
    read: (unread_count: number) =>
      queryClient.fetchQuery({ queryKey, queryFn: async () => list(unread_count), staleTime: 0 }),
    begin: () =>
      changeChat(queryClient, 1, (chat) => (chat.unread_count === 0 ? chat : { ...chat, unread_count: 0 })),
  };
}

test('[MSG-05] a list that is read before the server knows does not bring the number back', async () => {
  const { unread, read, begin } = setUp();
  const change = begin();
  expect(unread()).toEqual([0, 4]);
  await read(3);
  expect(unread()).toEqual([0, 4]);
  change.release();
  await read(1);
  expect(unread()).toEqual([1, 4]);
});

test('[MSG-05] a change that failed is taken back to what the server said last', async () => {
  const { unread, read, begin } = setUp();
  const change = begin();
  await read(5);
  change.restore();
  expect(unread()).toEqual([5, 4]);
  await read(6);
  expect(unread()).toEqual([6, 4]);
});
