import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chatMessages, uploads } from '../database/schema.ts';
import { interruptTransactions } from '#test/support/interruptTransactions.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { pictureFile } from '#test/support/pictureFile.ts';
import { sendForm } from '#test/support/sendForm.ts';
import type { Visitor } from '#test/support/Visitor.ts';

// Its file is beside the database; interruptedEveryWrite has all that is written in it.
onEveryDatabase('a message with a file that is interrupted', ({ sandbox, as }) => {
  const db = () => sandbox().control.db;

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Sends the message of a number with a key of its own. */
  const send = (who: Visitor, number: number) =>
    sendForm(
      who,
      '/api/chats/1/messages',
      { message: `Step ${number}`, attachments: [pictureFile(`${number}.png`, number)] },
      { 'idempotency-key': `step ${number}` },
    );
  /** How many times it was written, with as many files. */
  const count = async (number: number) => {
    const files = await db().$count(uploads, eq(uploads.name, `${number}.png`));
    const messages = await db().$count(chatMessages, eq(chatMessages.markdown, `Step ${number}`));
    expect(files).toBe(messages);
    return messages;
  };

  test('at every single step is sent once by the next', async () => {
    const interruption = interruptTransactions(db());
    const who = await as('partner');
    await who.token();
    interruption.arm();
    expect((await send(who, 0)).status).toBe(200);
    const steps = [...interruption.steps];
    for (const [place, step] of steps.entries()) {
      const number = place + 1;
      interruption.arm(place);
      expect([step, (await send(who, number)).status >= 500]).toEqual([step, true]);
      const isCommitted = place === steps.length - 1;
      expect([step, await count(number)]).toEqual([step, isCommitted ? 1 : 0]);
      interruption.arm();
      const [second, third] = [await send(who, number), await send(who, number)];
      expect([step, second.status, await count(number)]).toEqual([step, 200, 1]);
      expect(third.text).toBe(second.text);
    }
    // The file of a commit that failed is left for the sweep at the start, since the commit may have been done.
    expect((await sandbox().control.uploads.list()).length).toBe((await db().$count(uploads)) + 1);
  });
});
