import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { users } from './schema.ts';

onEveryDatabase('a transaction', ({ sandbox }) => {
  const control = () => sandbox().control;
  const fail = (code: string) =>
    sql.raw(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`);

  test.each(['40001', '40P01'])('[G-03] that ends with %s is repeated until it is done', async (code) => {
    let attempts = 0;
    const undone: number[] = [];
    await control().transactions.write(async (db, { onRollback }) => {
      attempts += 1;
      const attempt = attempts;
      onRollback(async () => void undone.push(attempt));
      await db
        .update(users)
        .set({ name: `Attempt ${attempt}` })
        .where(eq(users.id, 1));
      if (attempt < 4) await db.execute(fail(code));
    });
    const [user] = await control().db.select().from(users).where(eq(users.id, 1));
    expect([attempts, user?.name, undone]).toEqual([4, 'Attempt 4', [1, 2, 3]]);
  });

  test('is given up after ten attempts, and not repeated after another error', async () => {
    for (const [code, expected] of [
      ['40P01', 10],
      ['23505', 1],
    ] as const) {
      let attempts = 0;
      const write = control().transactions.write(async (db) => {
        attempts += 1;
        await db.execute(fail(code));
      });
      await expect(write).rejects.toThrow('made up');
      expect(attempts).toBe(expected);
    }
  });

  test('refuses another use of the database within it, which would wait for it endlessly', async () => {
    const { transactions } = control();
    for (const way of ['read', 'write'] as const) {
      const write = transactions.write(async () => transactions[way](async () => {}));
      await expect(write).rejects.toThrow('beside an open transaction');
    }
  });
});
