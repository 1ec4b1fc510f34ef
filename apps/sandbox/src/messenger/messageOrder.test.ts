import type { ChatList, Message, MessageList } from '@my-air/messenger/contract';
import { expect, test } from 'vitest';

import { chatMessages } from '../database/schema.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { sendForm } from '#test/support/sendForm.ts';
import type { Visitor } from '#test/support/Visitor.ts';

/** The portal's order (G-03): by time, and by number where times are equal. */
function compare(one: Message, other: Message) {
  return Date.parse(one.created_at!) - Date.parse(other.created_at!) || one.id - other.id;
}

async function readAll(who: Visitor, chatId: number) {
  const messages: Message[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const list = await who.read<MessageList>(`/api/chats/${chatId}/messages?page=${page}`);
    messages.push(...list.messages);
    last = list.meta!.last_page!;
  }
  return messages;
}

async function lastOf(who: Visitor, chatId: number) {
  const { chats } = await who.read<ChatList>('/api/active-chats');
  return chats.find(({ id }) => id === chatId)?.last_message;
}

onEveryDatabase('the order of messages', ({ sandbox, as }) => {
  test('[G-03] is that of their times and numbers, on every page and in the list of chats', async () => {
    const who = await as('partner');
    const { db, clock } = sandbox().control;
    const now = clock.now().getTime();
    // Later numbers have earlier times, and some have the same.
    const rows = Array.from({ length: 60 }, (_, place) => ({
      chatId: 1,
      html: `<p>${place}</p>`,
      markdown: String(place),
      createdAt: new Date(now + 60_000 - Math.floor(place / 3) * 1000),
    }));
    await db.insert(chatMessages).values(rows);
    const messages = await readAll(who, 1);
    expect(messages).toHaveLength(63);
    expect(messages).toEqual(messages.toSorted(compare).toReversed());
    expect((await lastOf(who, 1))?.id).toBe(messages[0]?.id);
  });

  test('[G-03] is the order in which they were kept, also when the clock is put back', async () => {
    const who = await as('partner');
    const send = async (message: string) => {
      expect(await sendForm(who, '/api/chats/1/messages', { message })).toMatchObject({ status: 200 });
    };
    await send('now');
    await who.pass(3600);
    await send('in an hour');
    await who.write('POST', '/sandbox/api/clock', { reset: true });
    await send('now again');
    const [last, between, first] = await readAll(who, 1);
    expect([first, between, last].map((message) => message?.message_markdown)).toEqual([
      'now',
      'in an hour',
      'now again',
    ]);
    expect(last?.created_at).toBe(between?.created_at);
    expect((await lastOf(who, 1))?.id).toBe(last?.id);
  });
});
