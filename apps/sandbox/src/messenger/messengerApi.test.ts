import type { ChatList, MessageList } from '@my-air/messenger/contract';
import { describe, expect, test } from 'vitest';

import { chats } from '../database/schema.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const { sandbox, visitor, as } = testSandbox();

const read = (who: Visitor, path: string) => who.read<ChatList>(path);

/** Adds `count` chats to those of a persona's partner, a minute apart. */
async function addChats(persona: string, count: number, isArchived = false) {
  const { db, clock } = sandbox().control;
  const { user } = await (await as(persona)).read<{ user: { partner: { id: number } } }>('/api/user');
  const now = clock.now().getTime();
  const moments = Array.from({ length: count }, (_, index) => new Date(now - (index + 1) * 60_000));
  const rows = moments.map((moment) => ({
    partnerId: user.partner.id,
    processType: 'support',
    createdAt: moment,
    updatedAt: moment,
    archivedAt: isArchived ? moment : null,
  }));
  await db.insert(chats).values(rows);
  return moments;
}

describe('[MSG-01] the lists of chats', () => {
  test('hold what the contract names', async () => {
    const list = await read(await as('partner'), '/api/active-chats');
    expect(list.chats.length).toBeGreaterThan(0);
    for (const chat of list.chats) {
      expect(chat).toMatchObject({
        process: { processable_type: expect.any(String) },
        last_message: { message_html: expect.any(String) },
        archived_at: null,
      });
      expect(chat.participants?.filter(({ me }) => me)).toHaveLength(1);
      const known = new Set(chat.participants?.map(({ id }) => id));
      const author = chat.last_message?.user ?? null;
      expect(author === null || known.has(author.id)).toBe(true);
    }
    const dates = list.chats.map(({ updated_at }) => String(updated_at));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('come in pages of 20, each chat on one of them', async () => {
    await addChats('new', 45);
    const who = await as('new');
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await read(who, `/api/active-chats?page=${page}`));
    expect(pages.map((page) => page.chats.length)).toEqual([20, 20, 5, 0]);
    const meta = { current_page: 2, last_page: 3, per_page: 20, archived_chats_exist: false };
    expect(pages[1]?.meta).toEqual(meta);
    expect(new Set(pages.flatMap((page) => page.chats.map(({ id }) => id))).size).toBe(45);
  });

  test('[G-04] hold, after a moment, what changed at it or later', async () => {
    const [, second] = await addChats('new', 5);
    const list = await read(await as('new'), `/api/active-chats?after=${second?.toISOString()}`);
    expect(list.chats).toHaveLength(2);
  });

  test('keep the archive apart, and say that there is one', async () => {
    await addChats('new', 3, true);
    const who = await as('new');
    const active = await read(who, '/api/active-chats');
    expect(active).toMatchObject({ chats: [], meta: { archived_chats_exist: true, last_page: 1 } });
    const archive = await read(who, '/api/archived-chats');
    expect(archive.chats.map(({ archived_at }) => archived_at)).toEqual(Array(3).fill(expect.any(String)));
  });

  test.each(['page=0', 'after=yesterday', 'after='])('refuse %s', async (query) => {
    const answer = await (await as('partner')).open(`/api/active-chats?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { errors: expect.any(Object) } });
  });

  test('are nobody’s without a session, and one’s own with one', async () => {
    expect((await visitor().open('/api/active-chats')).status).toBe(401);
    const { chats: own } = await read(await as('partner'), '/api/active-chats');
    const { chats: others } = await read(await as('scalelab'), '/api/active-chats');
    expect(own.filter(({ id }) => others.some((other) => other.id === id))).toEqual([]);
  });
});

test.for([
  ['partner', /[іїєґ]/i],
  ['ambassador', /[¿¡ñ]/],
  ['portuguese', /você|não|ção/i],
  ['russian', /[ыэё]/i],
] as const)('[MSG-01] the chats of %s are in their own language', async ([persona, letters]) => {
  const who = await as(persona);
  const texts: unknown[] = [];
  for (const { id } of (await read(who, '/api/active-chats')).chats) {
    const { messages } = await who.read<MessageList>(`/api/chats/${id}/messages`);
    texts.push(...messages.map(({ message_markdown }) => message_markdown));
  }
  expect(texts.join(' ')).toMatch(letters);
});
