import type { ChatList, Message, MessageList } from '@my-air/messenger/contract';
import { describe, expect, test } from 'vitest';

import { pictureFile } from '#test/support/pictureFile.ts';
import { refusedAt } from '#test/support/refusedAt.ts';
import { sendForm } from '#test/support/sendForm.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Answered, Visitor } from '#test/support/Visitor.ts';

const { sandbox, visitor, as } = testSandbox();

const first = '/api/chats/1/messages';
const read = (who: Visitor, path = first) => who.read<MessageList>(path);
const chatsOf = async (who: Visitor) => (await who.read<ChatList>('/api/active-chats')).chats;
const chatOf = async (who: Visitor, id: number) => (await chatsOf(who)).find((chat) => chat.id === id);
const messageOf = ({ body }: Answered) => (body as { chat_message: Message }).chat_message;
const errorsOf = ({ body }: Answered) => (body as { errors: Record<string, string[]> }).errors;
const say = (message: string, chatId = 1) =>
  visitor().write('POST', '/sandbox/api/manager/messages', { chatId, message });
const text = (name: string, size = 4, type = 'text/plain') => new File(['x'.repeat(size)], name, { type });

/** The partner's chat that has this process. */
async function chatAbout(who: Visitor, type: string) {
  const found = (await chatsOf(who)).find(({ process }) => process?.processable_type === type);
  if (!found) throw new Error(`The persona has no chat about ${type}`);
  return found;
}

describe('[MSG-03] the messages of a chat', () => {
  test('come newest first, with what they answer, who named whom, and who reacted', async () => {
    const who = await as('partner');
    const { messages, meta } = await read(who);
    expect(messages.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 25 });
    expect(messages[0]?.message_html).toMatch(/<span class="mention" data-type="mention" data-id="1"/);
    expect(messages[1]).toMatchObject({ replied_to_message: { id: 1 }, reply_to_message_id: 1 });
    const product = await read(who, `/api/chats/${(await chatAbout(who, 'product')).id}/messages`);
    expect(product.messages[0]?.reactions).toEqual([
      { emoji: '🎉', me: true, users: [expect.anything(), expect.anything()] },
      { emoji: '👍', me: true, users: [{ id: expect.any(Number), name: 'Olena Koval' }] },
    ]);
  });

  test('[AUTH-09] say who of our staff wrote one for the user, to both', async () => {
    const staff = visitor();
    await staff.write('POST', '/sandbox/api/impersonate', { persona: 'partner' });
    await sendForm(staff, first, { message: 'Written for Olena' });
    for (const who of [staff, await as('partner')]) {
      const [latest, before] = (await read(who)).messages;
      expect(latest).toMatchObject({ user: { me: true }, written_by: { name: 'Iryna Savchenko' } });
      expect(before?.written_by).toBeNull();
    }
  });

  test('[G-09] are of every type there is, and of one that nobody knows yet', async () => {
    const who = await as('partner');
    const { body } = await who.open('/api/archived-chats');
    const chats = [...(await chatsOf(who)), ...(body as ChatList).chats];
    const lists = await Promise.all(chats.map(({ id }) => read(who, `/api/chats/${id}/messages`)));
    const types = new Set(lists.flatMap(({ messages }) => messages.map(({ type }) => type)));
    expect([...types].sort((a, b) => Number(a) - Number(b))).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6, 99]);
  });

  test('[MS-22] stand on pages without holes, also when messages arrive between two pages', async () => {
    const who = await as('partner');
    const { id } = await chatAbout(who, 'productWork');
    const ids = new Set<number>();
    for (let page = 1; page <= 7; page += 1) {
      const list = await read(who, `/api/chats/${id}/messages?page=${page}`);
      for (const message of list.messages) ids.add(message.id);
      if (page === 1) for (let count = 0; count < 3; count += 1) await say(`Arrival ${count}`, id);
    }
    expect(ids.size).toBe(171);
  });

  test('[ERR-11] are refused with 403 to everyone else, also of chats that do not exist', async () => {
    const who = await as('ambassador');
    for (const id of [1, 99_999]) {
      expect((await who.open(`/api/chats/${id}/messages`)).status).toBe(403);
      expect((await sendForm(who, `/api/chats/${id}/messages`, { message: 'Hi' })).status).toBe(403);
      expect((await who.write('PUT', `/api/chats/${id}/archive`)).status).toBe(403);
    }
    expect((await visitor().open(first)).status).toBe(401);
  });
});

test('[MSG-02] [G-05] the first page marks the chat read, the others do not', async () => {
  const who = await as('partner');
  await read(who, `${first}?page=2`);
  expect(await chatOf(who, 1)).toMatchObject({ unread_count: 2 });
  await read(who);
  expect(await chatOf(who, 1)).toMatchObject({ unread_count: 0, mentions_count: 1 });
});

test('[ACC-01] [DIST-03] what was read or has come in a chat is counted so at its channel and its platform', async () => {
  const who = await as('partner');
  const counts = async () => {
    const { channels } = await who.read<{ channels: { chat_id?: number; unread_count: number }[] }>(
      '/api/channels',
    );
    const { platforms } = await who.read<{ platforms: { chat_id: number | null; unread_count: number }[] }>(
      '/api/distribution',
    );
    return [...channels, ...platforms].flatMap((one) => (one.chat_id === 1 ? one.unread_count : []));
  };
  expect(await counts()).toEqual([2, 2, 2]);
  await read(who);
  expect(await counts()).toEqual([0, 0, 0]);
  await say('One more');
  expect(await counts()).toEqual([1, 1, 1]);
});

test('[MSG-02] [G-06] a mention is read once, and the count never goes below nothing', async () => {
  const who = await as('partner');
  for (let times = 0; times < 2; times += 1) {
    expect((await who.write('POST', `${first}/3/mention-read`)).status).toBe(204);
    expect(await chatOf(who, 1)).toMatchObject({ mentions_count: 0 });
  }
  expect((await who.write('POST', `${first}/99999/mention-read`)).status).toBe(404);
  await say('<span data-type="mention" data-id="1" data-label="Olena Koval">@Olena Koval</span>, see this');
  expect(await chatOf(who, 1)).toMatchObject({ mentions_count: 1, unread_count: 3 });
});

describe('[MSG-04] sending a message', () => {
  test('keeps the markdown and shows it as HTML, with mentions and without other markup', async () => {
    const who = await as('partner');
    const mention =
      '<span data-type="mention" data-id="2" data-label="Iryna Savchenko">@Iryna Savchenko</span>';
    const message = messageOf(await sendForm(who, first, { message: `**Yes**, ${mention}` }));
    expect(message).toMatchObject({
      type: 0,
      is_editable: true,
      message_markdown: `**Yes**, ${mention}`,
      message_html: `<p><strong>Yes</strong>, ${mention.replace('<span', '<span class="mention"')}</p>`,
      user: { me: true, name: 'Olena Koval' },
    });
    const last_message = expect.objectContaining({ id: message.id });
    expect((await chatsOf(who))[0]).toMatchObject({ id: 1, last_message, unread_count: 2 });
  });

  test.each([
    [
      '# A\n| b |\n| - |\n![c](https://other.test/c.png)\n===',
      '<p># A<br>\n| b |<br>\n| - |<br>\n!<a href="https://other.test/c.png">c</a><br>\n===</p>',
    ],
    [
      String.raw`2\*3, \# 1 and https://a.test/\~x\_y`,
      '<p>2*3, # 1 and <a href="https://a.test/~x_y">https://a.test/~x_y</a></p>',
    ],
  ])('draws what the composer can write, and nothing else: %s', async (message, message_html) => {
    const answer = await sendForm(await as('partner'), first, { message });
    expect(messageOf(answer)).toMatchObject({ message_html });
  });

  test('answers a message of the same chat only', async () => {
    const who = await as('partner');
    const answer = await sendForm(who, first, { message: 'Seen', reply_to_message_id: 2 });
    expect(messageOf(answer).replied_to_message?.id).toBe(2);
    const foreign = await sendForm(who, first, { message: 'Seen', reply_to_message_id: 5 });
    expect(errorsOf(foreign)).toHaveProperty('reply_to_message_id');
  });

  test('[MS-12] keeps files on disk and gives them back to their owner alone', async () => {
    const who = await as('partner');
    const files = [text('звіт.txt'), pictureFile('shot.png')];
    const message = messageOf(await sendForm(who, first, { message: '', attachments: files }));
    expect(message.type).toBe(1);
    const [report, shot] = message.attachments ?? [];
    const facts = { name: 'звіт.txt', mime_type: 'text/plain', size_bytes: 4, preview_image: null };
    expect(report).toMatchObject(facts);
    expect(shot).toMatchObject({ name: 'shot.png', preview_image: shot?.url });
    const opened = await who.open(String(report?.url));
    expect(opened).toMatchObject({ status: 200, text: 'xxxx' });
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    expect((await who.open(String(shot?.url))).headers.get('content-disposition')).toMatch(/^inline;/);
    expect((await visitor().open(String(report?.url))).status).toBe(401);
    expect((await (await as('ambassador')).open(String(report?.url))).status).toBe(404);
  });

  test.each([
    ['nothing at all', ' ', [], 'message'],
    ['invisible signs only', '\u200B\u2060 \u3164\uFEFF\n\u00A0', [], 'message'],
    ['markup', 'See <b>this</b>', [], 'message'],
    ['10,001 characters', 'я'.repeat(10_001), [], 'message'],
    ['an empty file', '', [text('a.txt', 0)], 'attachments.0'],
    ['a program', 'Hi', [text('a.exe', 4, 'application/x-msdownload')], 'attachments.0'],
    ['eleven files', 'Hi', Array.from({ length: 11 }, () => text('a.txt')), 'attachments'],
    ['too much in one file', 'Hi', [text('a.txt', 25_000_001)], 'attachments'],
    ['too much in two', 'Hi', [text('a.txt', 25_000_000), text('b.txt')], 'attachments'],
  ])('[MS-13] refuses %s as Laravel does', async (_case, message, attachments, name) => {
    const answer = await sendForm(await as('partner'), first, { message, attachments });
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, [name]]);
  });

  test('[MS-13] takes what is exactly at the limits', async () => {
    const who = await as('partner');
    expect((await sendForm(who, first, { message: 'я'.repeat(10_000) })).status).toBe(200);
    const files = [text('a.txt', 24_999_991), ...Array.from({ length: 9 }, () => text('b.txt', 1))];
    expect((await sendForm(who, first, { message: '', attachments: files })).status).toBe(200);
  });
});

test('[MS-02] the same key twice is one message, also when the first answer was lost', async () => {
  const who = await as('partner');
  const send = () => sendForm(who, first, { message: 'Once' }, { 'idempotency-key': 'key-1' });
  const endpoint = 'POST api/chats/{chatId}/messages';
  await sandbox().control.faults.arm({ endpoint, dropAnswer: true, times: 1 });
  await expect(send()).rejects.toThrow('fetch failed');
  const [second, third] = [await send(), await send()];
  expect(messageOf(second).id).toBe(messageOf(third).id);
  const { messages } = await read(who);
  expect(messages.filter(({ message_markdown: words }) => words === 'Once')).toHaveLength(1);
  const other = await sendForm(who, first, { message: 'Once' }, { 'idempotency-key': 'key-2' });
  expect(messageOf(other).id).not.toBe(messageOf(second).id);
});

describe('[MSG-05] a message of one’s own', () => {
  test('can be changed for a day', async () => {
    const who = await as('partner');
    const changed = messageOf(await who.write('PUT', `${first}/1`, { message: 'Hello, *Iryna*!' }));
    expect(changed).toMatchObject({ message_markdown: 'Hello, *Iryna*!', updated_at: expect.any(String) });
    expect(changed.message_html).toContain('<em>Iryna</em>');
    expect((await who.write('PUT', `${first}/1`, { message: '<i>x</i>' })).status).toBe(422);
    await who.pass(24 * 3600);
    expect((await read(who)).messages.at(-1)?.is_editable).toBe(false);
    expect((await who.write('PUT', `${first}/1`, { message: 'Late' })).status).toBe(422);
    expect((await who.write('DELETE', `${first}/1`)).status).toBe(422);
  });

  test('[MS-07] leaves its place when it is deleted, also inside what answered it', async () => {
    const who = await as('partner');
    for (let times = 0; times < 2; times += 1)
      expect((await who.write('DELETE', `${first}/1`)).status).toBe(204);
    const { messages } = await read(who);
    const deleted = { id: 1, message_html: '', deleted_at: expect.any(String) };
    expect([messages.at(-1), messages[1]?.replied_to_message]).toMatchObject([deleted, deleted]);
    expect((await who.write('POST', `${first}/1/reaction`, { emoji: '👍' })).status).toBe(404);
  });

  test('is the only kind that can be', async () => {
    const who = await as('partner');
    expect((await who.write('PUT', `${first}/2`, { message: 'Mine' })).status).toBe(422);
    expect((await who.write('DELETE', `${first}/2`)).status).toBe(422);
    expect((await who.write('PUT', `${first}/5`, { message: 'Elsewhere' })).status).toBe(404);
  });
});

test('[MSG-06] [G-07] an emoji is added, and taken back by the same', async () => {
  const who = await as('partner');
  const react = async (emoji: string) => messageOf(await who.write('POST', `${first}/2/reaction`, { emoji }));
  expect((await react('👍🏽')).reactions).toMatchObject([
    { emoji: '👍🏽', me: true, users: [{ name: 'Olena Koval' }] },
  ]);
  expect((await react('❤️')).reactions).toHaveLength(2);
  expect((await react('👍🏽')).reactions).toMatchObject([{ emoji: '❤️' }]);
});

test.each(['1', '#', 'abc', '', '👍👍'])('[VAL-06] "%s" is no reaction', async (emoji) => {
  const answer = await (await as('partner')).write('POST', `${first}/2/reaction`, { emoji });
  expect(answer).toMatchObject(refusedAt('emoji'));
});

test('[MS-27] an agreement inside a message says whether it was accepted', async () => {
  const who = await as('partner');
  const { id } = await chatAbout(who, 'distribution');
  const inChat = async () => (await read(who, `/api/chats/${id}/messages`)).messages[0]?.agreement;
  expect(await inChat()).toMatchObject({ id: 'amg_policy', is_agreed: false, agreed_at: null });
  await who.write('POST', '/api/profile/agreements/amg_policy');
  expect(await inChat()).toMatchObject({ is_agreed: true, agreed_at: expect.any(String) });
});

describe('a manager with nobody behind', () => {
  const answersIn = async (who: Visitor) => (await read(who)).messages.filter(({ user }) => user?.is_manager);

  test('answers after a while of the sandbox’s clock, once to several messages in a row', async () => {
    await sandbox().control.manager.setDelay(600);
    const who = await as('partner');
    const before = (await answersIn(who)).length;
    for (const message of ['One', 'Two?'])
      await sendForm(who, first, { message }, { 'accept-language': 'uk' });
    expect(await answersIn(who)).toHaveLength(before);
    await who.pass(601);
    const chat = await chatOf(who, 1);
    expect(chat).toMatchObject({ unread_count: 1, last_message: { user: { is_manager: true } } });
    expect(chat?.last_message?.message_markdown).toMatch(/[а-яіїє]{4}/);
    expect(await answersIn(who)).toHaveLength(before + 1);
  });

  test('can be told to keep silent', async () => {
    const silent = await visitor().write('POST', '/sandbox/api/manager', { delaySeconds: null });
    expect(silent.body).toEqual({ delaySeconds: null });
    const who = await as('partner');
    const before = (await answersIn(who)).length;
    await sendForm(who, first, { message: 'Anybody?' });
    await who.pass(3600);
    expect(await answersIn(who)).toHaveLength(before);
  });

  test.each([{ delaySeconds: -1 }, { delaySeconds: 'soon' }, {}])('does not take %j', async (order) => {
    expect((await visitor().write('POST', '/sandbox/api/manager', order)).status).toBe(422);
  });
});
