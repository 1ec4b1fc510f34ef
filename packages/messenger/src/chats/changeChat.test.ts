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
    read: (answer: Promise<ChatList>) =>
      queryClient.fetchQuery({ queryKey, queryFn: () => answer, staleTime: 0 }),
    begin: () => changeChat(queryClient, 1, (chat) => ({ ...chat, unread_count: 0 })),
  };
}

test('[MSG-05] [G-05] a list that was asked for before a chat was read does not bring the number back', async () => {
  const { unread, read, begin } = setUp();
  let answer: (list: ChatList) => void = () => {};
  const reading = read(new Promise((resolve) => (answer = resolve))).catch(() => undefined);
  begin();
  expect(unread()).toEqual([0, 4]);
  answer(list(3));
  await reading;
  expect(unread()).toEqual([0, 4]);
  await read(Promise.resolve(list(1)));
  expect(unread()).toEqual([1, 4]);
});

test('[MSG-05] a change that failed is taken back', async () => {
  const { unread, read, begin } = setUp();
  const restore = begin();
  expect(unread()).toEqual([0, 4]);
  restore();
  expect(unread()).toEqual([3, 4]);
  await read(Promise.resolve(list(6)));
  expect(unread()).toEqual([6, 4]);
});

test('[MSG-05] a list that has never been read is still read', async () => {
  const queryClient = new QueryClient();
  const reading = queryClient.fetchQuery({ queryKey, queryFn: async () => list(1) });
  changeChat(queryClient, 1, (chat) => ({ ...chat, unread_count: 0 }));
  expect((await reading).chats).toHaveLength(2);
});
