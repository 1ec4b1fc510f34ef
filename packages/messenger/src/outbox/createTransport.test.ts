import { answer, stubPortal, unchecked } from '@my-air/feature-testing';
import { describe, expect, test } from 'vitest';

import {
  listMessages,
  reviewSupportRequest,
  sendMessage,
  sendSupportRequest,
  type Message,
  type MessageList,
} from '../contract.ts';
import { createTransport } from './createTransport.ts';
import type { OutboxEntry, OutboxItem } from './OutboxEntry.ts';

const { signal } = new AbortController();
const ignore = () => {};
const entryOf = (item: OutboxItem, overrides: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key: 'key-1',
  userId: 1,
  place: 1,
  item,
  files: [],
  createdAt: 0,
  state: 'sending',
  attempts: 1,
  isKept: true,
  ...overrides,
});
const ok: OutboxItem = { kind: 'message', chatId: 5, message: 'ok' };
const mine = (id: number, overrides: Partial<Message> = {}): Message => ({
  id,
  user: { id: 1, me: true },
  message_markdown: 'ok',
  ...overrides,
});

describe('[MSG-04] sending', () => {
  test('a message carries its files, what it answers, and its key', async () => {
    const { api } = stubPortal({ answers: answer(sendMessage, { chat_message: { id: 9 } }) });
    const files = [{ name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([120]).buffer }];
    const delivery = await createTransport(api, true).send(
      entryOf({ ...ok, replyToMessageId: 4 }),
      files,
      signal,
      ignore,
    );
    expect(delivery).toMatchObject({ message: { id: 9 } });
    expect(api.calls[0]).toMatchObject({
      params: { chatId: 5 },
      body: { message: 'ok', reply_to_message_id: 4, attachments: [expect.any(File)] },
      options: { idempotencyKey: 'key-1' },
    });
  });

  test('[MSG-08] a question to support and a rating go the same way', async () => {
    const support_request = { id: 3, process: { chat_id: 8 } };
    const { api } = stubPortal({
      answers: {
        ...answer(sendSupportRequest, { support_request }),
        ...answer(reviewSupportRequest, { support_request }),
      },
    });
    const transport = createTransport(api, true);
    const question = { kind: 'supportRequest', supportCategoryId: 2, summary: 'S', message: 'M' } as const;
    expect(await transport.send(entryOf(question), [], signal, ignore)).toMatchObject({
      supportRequest: { id: 3 },
    });
    await transport.send(entryOf({ kind: 'review', requestId: 3, rating: 5 }), [], signal, ignore);
    expect(api.calls.map(({ body }) => body)).toEqual([
      { support_category_id: 2, summary: 'S', message: 'M' },
      { rating: 5 },
    ]);
  });
});

describe('[MS-02] an answer that breaks its contract', () => {
  const broken = (body: unknown) => ({
    [sendMessage.key]: unchecked(body),
    [sendSupportRequest.key]: unchecked(body),
    [listMessages.key]: unchecked(body),
  });

  test.for([
    undefined,
    null,
    {},
    '',
    { chat_message: null, support_request: null, messages: {} },
    { messages: [null] },
    {
      chat_message: { id: null, message_markdown: 'ok' },
      support_request: { id: {} },
      messages: [{ id: [] }],
    },
  ])('%j is malformed, and no mistake of ours', async (body) => {
    const transport = createTransport(stubPortal({ answers: broken(body) }).api, false);
    const question = { kind: 'supportRequest', supportCategoryId: 2, summary: 'S', message: 'M' } as const;
    const entry = entryOf(ok, { lastKnownId: 1 });
    const malformed = { code: 'malformed' };
    await expect(transport.send(entry, [], signal, ignore)).rejects.toMatchObject(malformed);
    await expect(transport.send(entryOf(question), [], signal, ignore)).rejects.toMatchObject(malformed);
    // An entry is sent although the last id is unknown; a repaired list would be taken for an empty chat.
    expect(await transport.lastKnownId(entry, signal)).toBeNull();
    await expect(transport.find(entry, signal)).rejects.toMatchObject(malformed);
  });

  test('does not matter for a rating: a success is enough', async () => {
    const { api } = stubPortal({ answers: { [reviewSupportRequest.key]: unchecked(undefined) } });
    const review = entryOf({ kind: 'review', requestId: 3, rating: 5 });
    expect(await createTransport(api, true).send(review, [], signal, ignore)).toEqual({});
  });
});

describe('[MS-02] looking for a message whose answer was lost', () => {
  const look = (pages: readonly Message[][], overrides: Partial<OutboxEntry> = {}) => {
    const { api } = stubPortal({
      answers: answer(listMessages, ({ query }): MessageList => ({
        messages: pages[(query?.page ?? 1) - 1] ?? [],
      })),
    });
    return createTransport(api, false).find(entryOf(ok, { lastKnownId: 10, ...overrides }), signal);
  };

  test('finds it among what is newer than the last one known', async () => {
    const found = mine(12);
    expect(await look([[mine(13, { message_markdown: 'later' }), found, mine(10), mine(9)]])).toMatchObject({
      arrived: true,
      delivery: { message: { id: 12 } },
    });
  });

  test.for([
    ['line ends', 'a\nb', 'a\r\nb'],
    ['white space that a server trims', '\uFEFF  a\n', 'a'],
    ['accents written another way', 'Cafe\u0301', 'Caf\u00E9'],
  ])('finds it whatever a form and a server make of %s', async ([, written, stored]) => {
    const item = { ...ok, message: written! };
    expect(await look([[mine(12, { message_markdown: stored! }), mine(10)]], { item })).toMatchObject({
      delivery: { message: { id: 12 } },
    });
  });

  test('finds files by the names that a form makes of theirs', async () => {
    const files = [{ name: 'a "plan".txt', type: 'text/plain', size: 1 }];
    const attachments = [{ name: 'a %22plan%22.txt' }];
    expect(await look([[mine(12, { attachments }), mine(10)]], { files })).toMatchObject({
      delivery: { message: { id: 12 } },
    });
  });

  test.for([
    ['deleted', { deleted_at: '2026-01-01T10:05:00Z', message_markdown: null }],
    ['edited', { updated_at: '2026-01-01T10:05:00Z', message_markdown: 'ok, then' }],
  ])('is unclear with one that was %s since: it may have been ours', async ([, change]) => {
    const changed = mine(12, { created_at: '2026-01-01T10:00:00Z', ...(change as Partial<Message>) });
    expect(await look([[changed, mine(10)]])).toEqual({ arrived: 'unclear' });
  });

  test('takes the newest for what the server says that it took, and needs no older one for it', async () => {
    const accepted = { lastKnownId: undefined, isAccepted: true };
    expect(await look([[mine(12), mine(11)]], accepted)).toMatchObject({ delivery: { message: { id: 12 } } });
    expect(await look([[mine(12, { message_markdown: 'other' })]], accepted)).toEqual({ arrived: false });
  });

  test('goes on to older pages until it has seen all of that', async () => {
    const others = Array.from({ length: 25 }, (_, place) => mine(40 - place, { user: { id: 2, me: false } }));
    expect(await look([others, [mine(15), mine(10)]])).toMatchObject({ delivery: { message: { id: 15 } } });
  });

  test.for([
    ['the same word that was known before', [mine(10), mine(9)]],
    ['the same word of somebody else', [mine(12, { user: { id: 2, me: false } }), mine(10)]],
    ['the same word as an answer to something', [mine(12, { reply_to_message_id: 3 }), mine(10)]],
    ['the same word with a file', [mine(12, { attachments: [{ name: 'a.txt' }] }), mine(10)]],
  ] as const)('is not taken in by %s', async ([, messages]) => {
    expect(await look([[...messages]])).toEqual({ arrived: false });
  });

  test('is unclear with two that look like it, with too much to look through, and with nothing known', async () => {
    const endless = Array.from({ length: 9 }, (_, page) => [mine(1000 - page, { message_markdown: '…' })]);
    expect(await look([[mine(12), mine(11), mine(10)]])).toEqual({ arrived: 'unclear' });
    expect(await look(endless)).toEqual({ arrived: 'unclear' });
    expect(await look([[mine(12)]], { lastKnownId: null })).toEqual({ arrived: 'unclear' });
  });

  test('begins with what the chat holds at this moment; an empty one holds nothing', async () => {
    const { api } = stubPortal({ answers: answer(listMessages, { messages: [mine(4), mine(6)] }) });
    expect(await createTransport(api, false).lastKnownId(entryOf(ok), signal)).toBe(6);
    const empty = stubPortal({ answers: answer(listMessages, { messages: [] }) });
    expect(await createTransport(empty.api, false).lastKnownId(entryOf(ok), signal)).toBe(0);
  });
});
