import {
  processTypes,
  type ChatList,
  type MessageList,
  type SupportCategory,
  type SupportRequest,
} from '@my-air/messenger/contract';
import { describe, expect, test } from 'vitest';

import { sendForm } from '#test/support/sendForm.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Answered, Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

const { as, visitor } = testSandbox();

const question = { support_category_id: 2, summary: 'Payout', message: 'Where is my payout?' };
const requestOf = ({ body }: Answered) => (body as { support_request: SupportRequest }).support_request;
const listOf = (who: Visitor, section = 'active') => who.read<ChatList>(`/api/${section}-chats`);

test('[MSG-01] the partner has a chat of every kind, each with facts of its own', async () => {
  const who = await as('partner');
  const chats = [...(await listOf(who)).chats, ...(await listOf(who, 'archived')).chats];
  const known = new Set(chats.map(({ process }) => process?.processable_type));
  expect(known).toEqual(new Set(processTypes));
  const shared = new Set(['id', 'manager', 'partner', 'partner_rating', 'partner_feedback']);
  for (const { process } of chats) {
    const own = Object.keys(process?.processable ?? {}).filter((name) => !shared.has(name));
    expect({ type: process?.processable_type, own }).not.toEqual({ type: expect.anything(), own: [] });
  }
});

test('[MSG-01] [MS-33] a group has several people with names, colours and roles, one of them the manager', async () => {
  const { chats } = await listOf(await as('partner'));
  const group = chats.find(({ is_group_chat: isGroup }) => isGroup);
  expect(group?.participants?.map(({ role }) => role)).toEqual(['partner', 'manager', 'designer', 'lawyer']);
  expect(group?.participants?.filter(({ is_manager: isManager }) => isManager)).toHaveLength(1);
  expect(new Set(group?.participants?.map(({ color }) => color)).size).toBeLessThan(4);
});

test('[MSG-08] archiving puts a chat away, and a new message brings it back', async () => {
  const who = await as('partner');
  for (let times = 0; times < 2; times += 1) {
    expect((await who.write('PUT', '/api/chats/1/archive')).status).toBe(204);
  }
  expect((await listOf(who)).chats.some(({ id }) => id === 1)).toBe(false);
  const archived = (await listOf(who, 'archived')).chats[0];
  expect(archived).toMatchObject({ id: 1, closed_by_self: true, archived_at: expect.any(String) });
  await sendForm(who, '/api/chats/1/messages', { message: 'One more thing' });
  expect((await listOf(who)).chats[0]).toMatchObject({ id: 1, closed_by_self: false, archived_at: null });
});

describe('[MSG-08] a question to support', () => {
  test('[AUTH-09] that staff asked for the user says so to both', async () => {
    const staff = visitor();
    await staff.write('POST', '/sandbox/api/impersonate', { persona: 'new' });
    await sendForm(staff, '/api/supportRequests', question);
    for (const who of [staff, await as('new')]) {
      const [chat] = (await listOf(who)).chats;
      const { messages } = await who.read<MessageList>(`/api/chats/${chat?.id}/messages`);
      expect(messages).toMatchObject([{ user: { me: true }, written_by: { name: 'Iryna Savchenko' } }]);
    }
  });

  test('opens a chat of its own', async () => {
    const who = await as('new');
    const file = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });
    const answer = await sendForm(who, '/api/supportRequests', { ...question, attachments: [file] });
    const request = requestOf(answer);
    expect(request).toMatchObject({ ...question, partner_rating: null });
    const [chat] = (await listOf(who)).chats;
    expect(chat).toMatchObject({
      id: request.process?.chat_id,
      process: {
        processable_type: 'support',
        processable: { id: request.id, summary: 'Payout', support_category: { id: 2, name: 'Money' } },
      },
      last_message: { message_markdown: question.message, attachments: [{ name: 'bill.pdf' }] },
      unread_count: 0,
    });
  });

  test.each([
    [{ ...question, support_category_id: 77 }, 'support_category_id'],
    [{ ...question, summary: '<i>x</i>' }, 'summary'],
    [{ ...question, summary: 'x'.repeat(151) }, 'summary'],
    [{ ...question, message: '  ' }, 'message'],
    [{ ...question, attachments: [new File(['x'], 'a.exe')] }, 'attachments.0'],
  ])('[MS-24] refuses %j at its field', async (fields, name) => {
    const answer = await sendForm(await as('new'), '/api/supportRequests', fields);
    expect(answer).toMatchObject(refusedAt(name));
  });

  test('[MSG-09] is asked once under its key, also in a later session', async () => {
    const ask = async (who: Visitor) =>
      sendForm(who, '/api/supportRequests', question, { 'idempotency-key': 'question-1' });
    const who = await as('ambassador');
    const before = (await listOf(who)).chats.length;
    const first = requestOf(await ask(who));
    const later = await as('ambassador');
    expect(requestOf(await ask(later))).toEqual(first);
    expect((await listOf(later)).chats).toHaveLength(before + 1);
  });

  test('may answer a message of any own chat, and of no other', async () => {
    const who = await as('partner');
    const ask = (id: number) =>
      sendForm(who, '/api/supportRequests', { ...question, reply_to_message_id: id });
    expect(requestOf(await ask(2))).toMatchObject({ reply_to_message_id: 2 });
    expect((await listOf(who)).chats[0]?.last_message?.replied_to_message?.id).toBe(2);
    const [foreign] = (await listOf(await as('ambassador'))).chats;
    for (const id of [Number(foreign?.last_message?.id), 0, 1e12])
      expect(await ask(id)).toMatchObject(refusedAt('reply_to_message_id'));
  });

  test('has categories in the language that is asked for', async () => {
    const who = await as('partner');
    const { support_categories: categories } = await who.read<{ support_categories: SupportCategory[] }>(
      '/api/supportCategories',
      'ru',
    );
    expect(categories.map(({ name }) => name)).toContain('Деньги');
  });
});

describe('[MSG-08] [G-13] rating a support chat', () => {
  const review = (who: Visitor, id: number, body: object) =>
    who.write('PUT', `/api/supportRequests/${id}/review`, body);

  test('can be changed until there is a comment', async () => {
    const who = await as('ambassador');
    const { chats } = await listOf(who, 'archived');
    const id = Number(chats[0]?.process?.processable?.id);
    expect(requestOf(await review(who, id, { rating: 2 }))).toMatchObject({ partner_rating: 2 });
    const withComment = { rating: 5, comment: 'Gracias' };
    expect(requestOf(await review(who, id, withComment))).toMatchObject({ partner_feedback: 'Gracias' });
    expect((await review(who, id, withComment)).status).toBe(200);
    expect((await review(who, id, { rating: 1 })).status).toBe(409);
    expect((await listOf(who, 'archived')).chats[0]?.process?.processable).toMatchObject({
      partner_rating: 5,
      partner_feedback: 'Gracias',
    });
  });

  test.each([{ rating: 0 }, { rating: 6 }, { rating: 2.5 }, {}])('does not take %j', async (body) => {
    expect((await review(await as('partner'), 2, body)).status).toBe(422);
  });

  test('is for one’s own questions', async () => {
    expect((await review(await as('ambassador'), 1, { rating: 5 })).status).toBe(404);
  });
});
