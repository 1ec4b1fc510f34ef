import type { ChatList, MessageList } from '@my-air/messenger/contract';
import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';
import { seedLargeMessenger } from './seedLargeMessenger.ts';

const { sandbox, as } = testSandbox();

test('[MSG-10] a large messenger has so many chats, the first of them so long', async () => {
  const { db, clock } = sandbox().control;
  const who = await as('partner');
  const usual = await who.open('/api/active-chats');
  const { length: before } = (usual.body as ChatList).chats;
  await seedLargeMessenger(db, clock.now(), { chats: 60, messages: 310 });

  const pages: ChatList[] = [];
  for (const page of [1, 2, 3, 4]) {
    pages.push(await who.read<ChatList>(`/api/active-chats?page=${page}`));
  }
  const chats = pages.flatMap((page) => page.chats);
  const many = chats.filter(({ process }) => Number(process?.processable?.id) > 100_000);
  expect(new Set(many.map(({ id }) => id)).size).toBe(60);
  expect(chats).toHaveLength(60 + before);

  const long = many.find(({ process }) => process?.processable?.id === 100_001);
  expect(long?.last_message?.message_markdown).toContain('Line 310.');
  const last = await who.read<MessageList>(`/api/chats/${long?.id}/messages?page=13`);
  expect(last.meta).toEqual({ current_page: 13, last_page: 13, per_page: 25 });
  expect(last.messages.at(-1)?.message_markdown).toMatch(/^Line 1\./);
});
