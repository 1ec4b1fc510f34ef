import { answer, stubPortal } from '@my-air/feature-api/testing';
import { describe, expect, test } from 'vitest';

import {
  listMessages,
  reviewSupportRequest,
  sendMessage,
  sendSupportRequest,
  type Message,
  type MessageList,
} from '../contract.ts';
import { createCourier } from './createCourier.ts';
import type { OutboxEntry, OutboxItem } from './OutboxEntry.ts';

const { signal } = new AbortController();
const ignore = () => {};
const entryOf = (item: OutboxItem, overrides: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key: 'key-1',
  userId: 1,
  place: 1,
  lane: 'a lane',
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
    const delivery = await createCourier(api, true).send(
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
    const courier = createCourier(api, true);
    const question = { kind: 'supportRequest', supportCategoryId: 2, summary: 'S', message: 'M' } as const;
    expect(await courier.send(entryOf(question), [], signal, ignore)).toMatchObject({
      supportRequest: { id: 3 },
    });
    await courier.send(entryOf({ kind: 'review', requestId: 3, rating: 5 }), [], signal, ignore);
    expect(api.calls.map(({ body }) => body)).toEqual([
      { support_category_id: 2, summary: 'S', message: 'M' },
      { rating: 5 },
    ]);
  });
});

describe('[MS-02] looking for a message whose answer was lost', () => {
  const look = (pages: readonly Message[][], overrides: Partial<OutboxEntry> = {}) => {
    const { api } = stubPortal({
      answers: answer(listMessages, ({ query }): MessageList => ({
        messages: pages[(query?.page ?? 1) - 1] ?? [],
      })),
    });
    return createCourier(api, false).find(entryOf(ok, { lastKnownId: 10, ...overrides }), signal);
  };

  test('finds it among what is newer than the last one known', async () => {
    const found = mine(12);
    expect(await look([[mine(13, { message_markdown: 'later' }), found, mine(10), mine(9)]])).toMatchObject({
      arrived: true,
      delivery: { message: { id: 12 } },
    });
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
    expect(await createCourier(api, false).lastKnownId(entryOf(ok), signal)).toBe(6);
    const empty = stubPortal({ answers: answer(listMessages, { messages: [] }) });
    expect(await createCourier(empty.api, false).lastKnownId(entryOf(ok), signal)).toBe(0);
  });
});
