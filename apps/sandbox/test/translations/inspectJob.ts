import { sql } from 'drizzle-orm';

import { openDatabase } from '../../src/database/openDatabase.ts';
import { rowsOf } from '../../src/database/Database.ts';
import { findFaults } from '#test/support/findFaults.ts';

interface Line {
  readonly language: string;
  readonly cost: number;
  readonly completed: number;
  readonly failed: number;
  readonly spent: number;
  readonly returned: number;
}

/** The state of a job in the database, and its faults. */
export interface Inspection {
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly receipt: {
    readonly languages: readonly Line[];
    readonly spent: number;
    readonly returned: number;
  };
}

/** Inspects a job while no sandbox runs; with its receipt, compares that as well. */
export async function inspectJob(
  env: Readonly<Record<string, string>>,
  jobId: number,
  receipt?: Inspection['receipt'],
): Promise<Omit<Inspection, 'receipt'>> {
  const database = await openDatabase({ dataDir: env.DATA_DIR!, url: env.DATABASE_URL || undefined });
  try {
    const { db } = database;
    const [counts] = await rowsOf<Record<string, number>>(
      db,
      sql`select count(*)::int as items, count(*) filter (where i.attempts = 1)::int as once,
          count(*) filter (where i.attempts > 1)::int as twice, count(*) filter (where i.attempts = 0)::int as never,
          count(*) filter (where i.status = 'failed')::int as failed,
          (select count(*)::int from ai_localizations x join ai_items o on o.id = x.item_id where o.job_id = ${jobId}::int) as ours,
          (select coalesce(sum(amount), 0)::int from ai_ledger where job_id = ${jobId}::int and kind = 'spent') as spent,
          (select coalesce(sum(amount), 0)::int from ai_ledger where job_id = ${jobId}::int and kind = 'returned') as returned
        from ai_items i where i.job_id = ${jobId}::int`,
    );
    const faults = await findFaults(db);
    if (counts!.once !== counts!.items) faults.push('something was translated twice, or was left out');
    if (receipt) faults.push(...receiptFaults(receipt, counts!));
    return { counts: counts!, faults };
  } finally {
    await database.close();
  }
}

function receiptFaults(
  { languages, spent, returned }: Inspection['receipt'],
  counts: Record<string, number>,
) {
  const sum = (field: 'cost' | 'spent' | 'returned') =>
    languages.reduce((total, line) => total + line[field], 0);
  const isRight =
    sum('cost') === counts.items &&
    sum('spent') === counts.spent &&
    sum('returned') === counts.returned &&
    spent === counts.spent &&
    returned === counts.returned &&
    languages.every((line) => line.cost === line.completed + line.failed);
  return isRight ? [] : ['the receipt differs from the result'];
}
