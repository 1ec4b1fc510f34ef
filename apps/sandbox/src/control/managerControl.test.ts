import type { ChatList, MessageList } from '@my-air/messenger/contract';
import { describe, expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const { sandbox, visitor, as } = testSandbox();

interface ManagedChat {
  id: number;
  partner: string;
  kind: string;
  isArchived: boolean;
  unread: number;
}

const control = (who: Visitor, path: string, body: object) =>
  who.write('POST', `/sandbox/api/manager/${path}`, body);
const chatsOf = async (who: Visitor) =>
  (await who.read<{ chats: ManagedChat[] }>('/sandbox/api/manager/chats')).chats;
async function chatOf(who: Visitor, kind: string) {
  const chat = (await chatsOf(who)).find((one) => one.kind === kind && !one.isArchived);
  if (!chat) throw new Error(`No open chat is about ${kind}`);
  return chat;
}
const messagesOf = async (who: Visitor, chatId: number) =>
  (await who.read<MessageList>(`/api/chats/${chatId}/messages`)).messages;
const listed = async (who: Visitor, section: string, chatId: number) =>
  (await who.read<ChatList>(`/api/${section}-chats`)).chats.find(({ id }) => id === chatId);

describe('the managers in the control room', () => {
  test('offer the chats of the person who is signed in, and of all to a visitor', async () => {
    const own = await chatsOf(await as('partner'));
    expect(new Set(own.map(({ partner }) => partner))).toEqual(new Set(['Olena Koval']));
    const all = await chatsOf(visitor());
    expect(new Set(all.map(({ partner }) => partner)).size).toBeGreaterThan(2);
  });

  test('write a burst, each message with its number', async () => {
    const who = await as('partner');
    const { id, unread } = await chatOf(who, 'moderation');
    const { body } = await control(who, 'messages', { chatId: id, message: 'News', count: 30 });
    expect((body as { ids: number[] }).ids).toHaveLength(30);
    expect((await chatOf(who, 'moderation')).unread).toBe(unread + 30);
    expect((await messagesOf(who, id))[0]?.message_markdown).toBe('News (30)');
  });

  test('[MS-10] name the partner, who then has a mention to read', async () => {
    const who = await as('partner');
    const { id } = await chatOf(who, 'moderation');
    await control(who, 'messages', { chatId: id, message: 'look', mentionsPartner: true });
    expect(await listed(who, 'active', id)).toMatchObject({ mentions_count: 1 });
  });

  test('answer at once, also what they would never have answered', async () => {
    await sandbox().control.manager.setDelay(null);
    const who = await as('partner');
    const { id } = await chatOf(who, 'join');
    const before = (await messagesOf(who, id)).length;
    expect((await control(who, 'answer', { chatId: id })).status).toBe(204);
    const [answer] = await messagesOf(who, id);
    expect(answer?.user?.is_manager).toBe(true);
    expect(await messagesOf(who, id)).toHaveLength(before + 1);
  });

  test('[MSG-08] archive from their side', async () => {
    const who = await as('partner');
    const { id } = await chatOf(who, 'moderation');
    await control(who, 'archive', { chatId: id });
    expect(await listed(who, 'archived', id)).toMatchObject({ closed_by_self: false });
  });

  test('[MS-25] close a question, which then waits to be rated', async () => {
    const who = await as('partner');
    const { id } = await chatOf(who, 'support');
    await control(who, 'close', { chatId: id });
    expect((await chatsOf(who)).find((chat) => chat.id === id)?.isArchived).toBe(true);
    expect((await messagesOf(who, id)).slice(0, 2).map(({ type }) => type)).toEqual([4, 5]);
  });

  test.each([
    ['messages', { chatId: 1, message: 'a', count: 501 }],
    ['messages', { chatId: 1, message: 'a', count: 0 }],
    ['answer', {}],
    ['close', { chatId: 'one' }],
  ])('%s does not take %j', async (path, order) => {
    expect((await control(visitor(), path, order)).status).toBe(422);
  });

  test.each(['answer', 'archive', 'close'])('%s of a chat that is not there is not found', async (path) => {
    expect((await control(visitor(), path, { chatId: 999_999 })).status).toBe(404);
  });
});
