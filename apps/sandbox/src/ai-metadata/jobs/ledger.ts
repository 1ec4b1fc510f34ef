import type { LedgerKind } from '@my-air/ai-metadata/contract';
import { eq, sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiLedger } from '../../database/schema.ts';

/** The effect of each kind of entry on the balance and on what is reserved, as factors of its amount. */
export const ledgerEffects: Readonly<Record<LedgerKind, { balance: number; reserved: number }>> = {
  bought: { balance: 1, reserved: 0 },
  reserved: { balance: -1, reserved: 1 },
  spent: { balance: 0, reserved: -1 },
  returned: { balance: 1, reserved: -1 },
  undone: { balance: 1, reserved: 0 },
};

type Entry = Omit<typeof aiLedger.$inferInsert, 'id' | 'kind'> & { kind: LedgerKind };

/** Adds an entry, unless its amount is 0. */
export async function addEntry(db: Queries, entry: Entry): Promise<void> {
  if (entry.amount > 0) await db.insert(aiLedger).values(entry);
}

/** The balance of a partner: the sum of all entries. */
export async function balanceOf(
  db: Queries,
  partnerId: number,
): Promise<{ balance: number; reserved: number }> {
  const sumOf = (field: 'balance' | 'reserved') => {
    const cases = Object.entries(ledgerEffects).map(
      ([kind, effect]) => sql`when ${kind} then ${effect[field]}::int`,
    );
    return sql<number>`coalesce(sum(${aiLedger.amount} * case ${aiLedger.kind} ${sql.join(cases, sql` `)} end), 0)::int`;
  };
  const [row] = await db
    .select({ balance: sumOf('balance'), reserved: sumOf('reserved') })
    .from(aiLedger)
    .where(eq(aiLedger.partnerId, partnerId));
  return row ?? { balance: 0, reserved: 0 };
}
