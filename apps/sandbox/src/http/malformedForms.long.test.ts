import type { Attachment, Message } from '@my-air/messenger/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { chatMessages, uploads } from '../database/schema.ts';
import { boundary, multipartForm } from '#test/support/multipartForm.ts';
import { sendForm } from '#test/support/sendForm.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

const { sandbox, as } = testSandbox();
const chat = '/api/chats/1/messages';
const usual = `multipart/form-data; boundary=${boundary}`;
const whole = multipartForm([
  { name: 'message', value: 'Two lines\r\nof text 👍' },
  { name: 'attachments[]', value: 'the first file', filename: 'one.txt' },
  { name: 'attachments[]', value: 'the second file', filename: 'two.txt' },
]);

async function send(who: Visitor, body: Buffer, type = usual, path = chat) {
  const headers = { 'content-type': type, 'x-xsrf-token': await who.token() };
  return who.open(path, { method: 'POST', body: new Uint8Array(body), headers });
}

/** The numbers of stored messages, uploads in the database, and files. */
async function kept() {
  const { db, uploads: folder } = sandbox().control;
  return {
    messages: await db.$count(chatMessages),
    uploads: await db.$count(uploads),
    files: (await folder.list()).length,
  };
}

const attachmentsOf = (body: unknown) =>
  (body as { chat_message: Message }).chat_message.attachments as (Attachment & { url: string })[];

describe('a malformed form', () => {
  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; charset=utf-8',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    `multipart/form-data; boundary="${'x'.repeat(5000)}"`,
    'multipart/form-data; boundary="a@b"',
  ])('of the type %s gets 400 and a message, and nothing is kept', async (type) => {
    const who = await as('partner');
    const before = await kept();
    expect(await send(who, whole, type)).toMatchObject({
      status: 400,
      body: { message: 'The form needs a boundary of 1 to 70 characters.' },
    });
    expect(await kept()).toEqual(before);
  });

  test('that ends early gets 400 wherever it ends, and nothing is kept', async () => {
    const who = await as('partner');
    const before = await kept();
    // The last line end is not needed.
    const ends = fc.integer({ min: 1, max: whole.length - 3 });
    await fc.assert(
      fc.asyncProperty(ends, async (end) => {
        expect(await send(who, whole.subarray(0, end))).toMatchObject({
          status: 400,
          body: { message: 'The request could not be read. Please try again.' },
        });
      }),
      { numRuns: 150 },
    );
    expect(await kept()).toEqual(before);
    expect(await send(who, whole.subarray(0, whole.length - 2))).toMatchObject({ status: 200 });
  }, 60_000);

  test('of no bytes at all is told what is missing', async () => {
    const who = await as('partner');
    expect(await send(who, Buffer.alloc(0))).toMatchObject({
      status: 422,
      body: { errors: { message: expect.any(Array) } },
    });
  });

  test('never brings an endpoint to 500, and leaves no file that no message has', async () => {
    const who = await as('partner');
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '\u0000',
        '"',
        '\r\n',
        '\r\n\r\n',
        `\r\n--${boundary}`,
        '__proto__',
        '[]',
        '../..',
        '%00',
      ),
    );
    const fields = ['message', 'attachments[]', 'summary', 'support_category_id', 'reply_to_message_id'];
    const part = fc.record(
      {
        name: fc.oneof(fc.constantFrom(...fields), hostile),
        value: fc.oneof(hostile, fc.constantFrom('1', '1e0', '0x1', '-1')),
        filename: hostile,
        type: fc.oneof(fc.constantFrom('text/plain', 'image/png', 'application/json'), hostile),
      },
      { requiredKeys: ['name', 'value'] },
    );
    const edit = fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.uint8Array({ maxLength: 6 }));
    const forms = fc.tuple(fc.array(part, { maxLength: 5 }), fc.array(edit, { maxLength: 3 }));
    const paths = fc.constantFrom(chat, '/api/supportRequests', '/api/intro-tour', '/api/chats/%00/messages');
    await fc.assert(
      fc.asyncProperty(paths, forms, async (path, [parts, edits]) => {
        let body = multipartForm(parts);
        for (const [at, length, bytes] of edits) {
          const start = at % (body.length + 1);
          body = Buffer.concat([body.subarray(0, start), bytes, body.subarray(start + length)]);
        }
        expect((await send(who, body, usual, path)).status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
    const { uploads: rows, files } = await kept();
    expect(files).toBe(rows);
    expect((await who.open('/sanctum/csrf-cookie')).status).toBe(204);
  }, 180_000);
});

describe('[MSG-03] the name of a file', () => {
  test('with NUL is refused at its field, and nothing is kept', async () => {
    const who = await as('partner');
    const before = await kept();
    const body = multipartForm([
      { name: 'message', value: 'Here' },
      { name: 'attachments[]', value: 'fine', filename: 'fine.txt' },
      { name: 'attachments[]', value: 'bad', filename: 'a\u0000b.txt' },
    ]);
    expect(await send(who, body)).toMatchObject(
      refusedAt('attachments.1', 'The attachments.1 field must have a valid file name.'),
    );
    expect(await kept()).toEqual(before);
  });

  test('may be anything else, and the file can be opened under its address', async () => {
    const who = await as('partner');
    const names = fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 700 }),
        fc.constantFrom('.', '..', '%', '%2e%2e', 'a?b#c', 'a b', '.txt', 'a;b', "a'b", '%00', 'CON'),
      )
      .map((name) => `${name.replaceAll('\u0000', '').toWellFormed()}.txt`);
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const file = new File(['content'], name, { type: 'text/plain' });
        const answer = await sendForm(who, chat, { message: '', attachments: [file] });
        expect(answer).toMatchObject({ status: 200 });
        const [attachment] = attachmentsOf(answer.body);
        expect(Array.from(attachment!.name).length).toBeLessThanOrEqual(255);
        expect(await who.open(attachment!.url)).toMatchObject({ status: 200, text: 'content' });
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});

test('[G-08] an emoji with something that cannot be kept, and a text of nothing else, are refused', async () => {
  const who = await as('partner');
  for (const emoji of ['👍\u0000', '\u0000👍', '👍\ud800', '\u0000'])
    expect(await who.write('POST', `${chat}/2/reaction`, { emoji })).toMatchObject({ status: 422 });
  expect(await who.write('PUT', `${chat}/1`, { message: '\u0000' })).toMatchObject({ status: 422 });
});
