import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chatMessages, chatReactions, supportRequests, uploads } from '../database/schema.ts';
import { interruptTransactions } from '#test/support/interruptTransactions.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { pictureFile } from '#test/support/pictureFile.ts';
import { sendForm } from '#test/support/sendForm.ts';
import { sendWithKey } from '#test/support/sendWithKey.ts';
import type { Answered, Visitor } from '#test/support/Visitor.ts';

interface Write {
  /** Sends the write of this number with a key of its own. */
  readonly send: (who: Visitor, number: number) => Promise<Answered>;
  /** The number of times that the write of this number was done. */
  readonly count: (number: number) => Promise<number>;
}

onEveryDatabase('a write that is interrupted', ({ sandbox, as }) => {
  const db = () => sandbox().control.db;
  const file = (number: number) => pictureFile(`${number}.png`, number);
  const animal = (number: number) => String.fromCodePoint(0x1f_400 + number);
  const keyOf = (number: number) => `step ${number}`;

  const writes: Readonly<Record<string, Write>> = {
    'a message with a file': {
      send: (who, number) =>
        sendForm(
          who,
          '/api/chats/1/messages',
          { message: `Step ${number}`, attachments: [file(number)] },
          { 'idempotency-key': keyOf(number) },
        ),
      count: async (number) => {
        const kept = await db().$count(uploads, eq(uploads.name, `${number}.png`));
        const said = await db().$count(chatMessages, eq(chatMessages.markdown, `Step ${number}`));
        expect(kept).toBe(said);
        return said;
      },
    },
    'a reaction, which a second one would take back': {
      send: (who, number) =>
        sendWithKey(who, '/api/chats/1/messages/2/reaction', { emoji: animal(number) }, keyOf(number)),
      count: (number) => db().$count(chatReactions, eq(chatReactions.emoji, animal(number))),
    },
    'a question to support': {
      send: (who, number) =>
        sendWithKey(
          who,
          '/api/supportRequests',
          { support_category_id: 1, summary: `Step ${number}`, message: 'How?' },
          keyOf(number),
        ),
      count: (number) => db().$count(supportRequests, eq(supportRequests.summary, `Step ${number}`)),
    },
  };

  let interruption: ReturnType<typeof interruptTransactions>;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    interruption = interruptTransactions(db());
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(Object.entries(writes))(
    'at every single step is done once by the next: %s',
    async (name, write) => {
      const who = await as('partner');
      await who.token();
      interruption.arm();
      expect((await write.send(who, 0)).status).toBe(200);
      const steps = [...interruption.steps];
      expect(steps.join('\n')).toMatch(
        /^begin[^]*insert into "idempotency_keys"[^]*commit\nthe commit was confirmed$/,
      );

      for (const [place, step] of steps.entries()) {
        const number = place + 1;
        interruption.arm(place);
        const cut = await write.send(who, number);
        expect([step, cut.status >= 500]).toEqual([step, true]);
        const isCommitted = place === steps.length - 1;
        expect([step, await write.count(number)]).toEqual([step, isCommitted ? 1 : 0]);
        interruption.arm();
        const [second, third] = [await write.send(who, number), await write.send(who, number)];
        expect([step, second.status, await write.count(number)]).toEqual([step, 200, 1]);
        expect(third.text).toBe(second.text);
      }
      // The file of a commit that failed is left for the sweep at the start, since the commit may have been done.
      const isLeft = name.includes('file') ? 1 : 0;
      expect((await sandbox().control.uploads.list()).length).toBe((await db().$count(uploads)) + isLeft);
    },
  );

  test('after its commit, when the answer is lost, is answered again by the next', async () => {
    const write = writes['a message with a file']!;
    const who = await as('partner');
    await who.token();
    await who.write('POST', '/sandbox/api/faults', {
      endpoint: 'POST api/chats/{chatId}/messages',
      dropAnswer: true,
      times: 1,
    });
    await expect(write.send(who, 0)).rejects.toThrow('fetch failed');
    expect([(await write.send(who, 0)).status, await write.count(0)]).toEqual([200, 1]);
  });
});
