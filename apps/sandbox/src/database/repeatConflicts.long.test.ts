import { eq, sql, type SQL } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { createSeeding } from '../personas/createSeeding.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Queries } from './Database.ts';
import { chats, users } from './schema.ts';

const codes = ['40001', '40P01'];

const { sandbox } = testSandbox('PostgreSQL');

test.each(codes)('[G-03] a statement of its own is repeated after %s', async (code) => {
  const { db } = sandbox().control;
  const name = `attempts_${code.toLowerCase()}`;
  // A sequence counts what was rolled back, too.
  await db.execute(sql.raw(`create sequence ${name}`));
  await db.execute(
    sql.raw(
      `do $$ begin if nextval('${name}') < 4 then raise exception 'made up' using errcode = '${code}'; end if; end $$`,
    ),
  );
  expect(await rowsOf(db, sql.raw(`select last_value::int as count from ${name}`))).toEqual([{ count: 4 }]);
});

test('[G-03] two writers that meet in a deadlock both arrive', async () => {
  const { db } = sandbox().control;
  const rename = (db: Queries, id: number, name: string) =>
    db.update(users).set({ name }).where(eq(users.id, id));
  const hasBegun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let attempts = 0;
  const writer = (name: string, [own, other]: readonly [number, number]) =>
    db.transaction(async (transaction) => {
      attempts += 1;
      await rename(transaction, own, name);
      hasBegun[own - 1]!.resolve();
      await hasBegun[other - 1]!.promise;
      await rename(transaction, other, name);
    });
  await Promise.all([writer('One', [1, 2]), writer('Two', [2, 1])]);
  const names = await db.select({ name: users.name }).from(users).orderBy(users.id).limit(2);
  // Three attempts, or more: the writer that was rolled back may lock its row again before the waiting one wakes.
  expect(attempts).toBeGreaterThan(2);
  expect(names[0]).toEqual(names[1]);
});

test('[G-03] a reset lets a writer that holds a row go first, so that neither waits for the other', async () => {
  const { db } = sandbox().control;
  const seed = createSeeding({ now: () => new Date() });
  await seed(db);
  await db.update(chats).set({ unreadCount: 7 });
  const restore = vi.spyOn(db, 'transaction');
  let attempts = 0;
  let reset: Promise<void> | undefined;
  await db.transaction(async (transaction) => {
    attempts += 1;
    await transaction.select().from(chats).where(eq(chats.id, 1)).for('update');
    reset ??= seed(db);
    const waiting = () =>
      rowsOf(transaction, sql`select query from pg_stat_activity natural join pg_locks where not granted`);
    const hasMet = async () =>
      expect(restore.mock.calls.length > 3 || (await waiting()).length > 0).toBe(true);
    await vi.waitFor(hasMet, 30_000);
    // It tries again, instead of waiting for the row while it locks others out of the table.
    expect(await waiting()).toEqual([]);
    await transaction.update(chats).set({ unreadCount: 8 }).where(eq(chats.id, 1));
  });
  await reset;
  const [chat] = await db.select().from(chats).where(eq(chats.id, 1));
  expect(attempts).toBe(1);
  expect(chat?.unreadCount).not.toBe(8);
});

async function rowsOf(db: Queries, statement: SQL) {
  const { rows } = (await db.execute(statement)) as { rows?: unknown[] };
  return rows ?? [];
}
