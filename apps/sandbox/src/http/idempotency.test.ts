import { eq } from 'drizzle-orm';
import { expect, expectTypeOf, test } from 'vitest';

import { chatMessages, idempotencyKeys, uploads } from '../database/schema.ts';
import type { ApiPlatform } from '../Platform.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { pictureFile } from '#test/support/pictureFile.ts';
import { sendForm } from '#test/support/sendForm.ts';
import { sendWithKey } from '#test/support/sendWithKey.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const first = '/api/chats/1/messages';

test('handlers of the API have no database beside their call’s', () => {
  expectTypeOf<ApiPlatform>().not.toHaveProperty('db');
  expectTypeOf<ApiPlatform['mailbox']>().not.toHaveProperty('list');
});

onEveryDatabase('an Idempotency-Key', ({ sandbox, as }) => {
  const say = (who: Visitor, message: string, key: string, { path = first, files = [] as File[] } = {}) =>
    sendForm(who, path, { message, attachments: files }, { 'idempotency-key': key });
  const said = (text: string) =>
    sandbox().control.db.select().from(chatMessages).where(eq(chatMessages.markdown, text));
  const picture = (byte: number) => pictureFile('a.png', byte);

  test('of twenty attempts at once leaves one write, and all get its answer', async () => {
    const who = await as('partner');
    await who.token();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => say(who, 'Twins', 'twins', { files: [picture(1)] })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await said('Twins')).toHaveLength(1);
    expect(await sandbox().control.db.$count(uploads)).toBe(1);
  });

  test('is refused with another text, and with other bytes of a file', async () => {
    const who = await as('partner');
    expect((await say(who, 'One', 'same', { files: [picture(1)] })).status).toBe(200);
    for (const other of [
      await say(who, 'Another', 'same', { files: [picture(1)] }),
      await say(who, 'One', 'same', { files: [picture(2)] }),
      await say(who, 'One', 'same'),
    ]) {
      expect(other).toMatchObject({
        status: 422,
        body: { code: 'idempotency_key_reused', message: expect.stringContaining('another content') },
      });
    }
    expect((await say(who, 'One', 'same', { files: [picture(1)] })).status).toBe(200);
    expect([(await said('One')).length, (await said('Another')).length]).toEqual([1, 0]);
  });

  test('belongs to a person and a full path', async () => {
    const [partner, other] = [await as('partner'), await as('ambassador')];
    const [chat] = (await other.read<{ chats: { id: number }[] }>('/api/active-chats')).chats;
    const own = { path: `/api/chats/${chat?.id}/messages` };
    for (const answer of [
      await say(partner, 'Shared', 'key'),
      await say(partner, 'Shared', 'key', { path: '/api/chats/2/messages' }),
      await say(partner, 'Shared', 'key', { path: `${first}?again=1` }),
      await say(other, 'Shared', 'key', own),
      await say(other, 'Shared', 'key', own),
    ]) {
      expect(answer.status).toBe(200);
    }
    const chatIds = (await said('Shared')).map(({ chatId }) => chatId);
    expect(new Set(chatIds)).toEqual(new Set([1, 2, chat?.id]));
    expect(chatIds).toHaveLength(4);
  });

  test.each(['', 'k'.repeat(256), 'k'.repeat(4000)])(
    'is refused before anything is done: %.10s',
    async (key) => {
      const who = await as('partner');
      const refused = { status: 400, body: { code: 'idempotency_key_invalid' } };
      expect(await say(who, 'Never', key)).toMatchObject(refused);
      expect(await said('Never')).toEqual([]);
      expect((await say(who, 'Longest', 'k'.repeat(255))).status).toBe(200);
    },
  );

  test('of a refused write is free for the next attempt', async () => {
    const who = await as('partner');
    expect((await say(who, '<b>no</b>', 'again')).status).toBe(422);
    expect((await say(who, 'Yes', 'again')).status).toBe(200);
    expect((await say(who, 'Yes', 'again')).status).toBe(200);
    expect(await said('Yes')).toHaveLength(1);
  });

  test('of a visitor who has not signed in is kept too', async () => {
    const [who, path] = [await as('partner'), '/api/help-analytics/articles/1/interactions'];
    await who.write('POST', '/api/logout');
    const report = () => sendWithKey(who, path, { action: 'view' }, 'seen');
    expect([(await report()).status, (await report()).status]).toEqual([204, 204]);
    expect(await sandbox().control.db.$count(idempotencyKeys)).toBe(1);
  });

  test('is forgotten after a day, and makes room', async () => {
    await say(await as('partner'), 'Daily', 'daily');
    await say(await as('partner'), 'Old', 'old');
    await sandbox().control.clock.advance(86_400);
    const later = await as('partner');
    expect((await say(later, 'Another day', 'daily')).status).toBe(200);
    expect(await sandbox().control.db.$count(idempotencyKeys)).toBe(1);
  });
});
