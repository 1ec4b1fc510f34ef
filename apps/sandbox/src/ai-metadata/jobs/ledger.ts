import type { LedgerLine, LedgerLineKind } from '@my-air/ai-metadata/contract';
import { eq, sql, type SQL } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import { aiLedger } from '../../database/schema.ts';

type LedgerKind = 'bought' | 'reserved' | 'spent' | 'returned' | 'undone';

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

/** The sum of the effects of entries on the balance, or on what is reserved. */
function sumOf(effect: 'balance' | 'reserved'): SQL<number> {
  const cases = Object.entries(ledgerEffects).map(
    ([kind, effects]) => sql`when ${kind} then ${effects[effect]}::int`,
  );
  return sql`coalesce(sum(${aiLedger.amount} * case ${aiLedger.kind} ${sql.join(cases, sql` `)} end), 0)::int`;
}

/** The balance of a partner: the sum of all entries. */
export async function balanceOf(
  db: Queries,
  partnerId: number,
): Promise<{ balance: number; reserved: number }> {
  const [row] = await db
    .select({ balance: sumOf('balance'), reserved: sumOf('reserved') })
    .from(aiLedger)
    .where(eq(aiLedger.partnerId, partnerId));
  return row ?? { balance: 0, reserved: 0 };
}

interface LineRow {
  id: number;
  jobId: number | null;
  orderId: number | null;
  balance: number;
  reserved: number;
  isUndone: boolean;
  updatedAt: Date | string;
  title: string | null;
}

/** Some lines of a partner's history, the one that changed last first, and how many lines there are: all entries of a job are one. */
export async function ledgerLines(
  db: Queries,
  partnerId: number,
  { size, offset }: { size: number; offset: number },
): Promise<{ lines: LedgerLine[]; total: number }> {
  const lines = sql`select max(${aiLedger.id}) as id, ${aiLedger.jobId} as job_id, max(${aiLedger.orderId}) as order_id,
      ${sumOf('balance')} as balance, ${sumOf('reserved')} as reserved,
      bool_or(${aiLedger.kind} = 'undone') as is_undone, max(${aiLedger.createdAt}) as updated_at
    from ${aiLedger} where ${aiLedger.partnerId} = ${partnerId}::int
    group by ${aiLedger.jobId}, case when ${aiLedger.jobId} is null then ${aiLedger.id} end`;
  const rows = await rowsOf<LineRow>(
    db,
    sql`select l.id, l.job_id as "jobId", l.order_id as "orderId", l.balance, l.reserved, l.is_undone as "isUndone",
        l.updated_at as "updatedAt", c.title from (${lines}) l
      left join ai_jobs j on j.id = l.job_id left join ai_channels a on a.id = j.ai_channel_id
      left join channels c on c.id = a.channel_id
      order by l.id desc limit ${size}::int offset ${offset}::bigint`,
  );
  const total = await db.$count(sql`(${lines}) l`);
  return {
    lines: rows.map((row) => ({
      id: row.id,
      kind: kindOf(row),
      balance_change: row.balance,
      reserved: row.reserved,
      job_id: row.jobId,
      order_id: row.orderId,
      channel_title: row.title,
      updated_at: new Date(row.updatedAt).toISOString(),
    })),
    total,
  };
}

function kindOf({ jobId, balance, reserved, isUndone }: LineRow): LedgerLineKind {
  if (jobId === null) return 'bought';
  if (reserved > 0) return 'running';
  if (isUndone) return 'undone';
  return balance === 0 ? 'unused' : 'translation';
}
