import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';

import type { Queries } from './Database.ts';

/** Inserts rows in one statement; without rows, does nothing. */
export async function insertRows<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  // SAFETY: PgInsertValue only adds the possibility of SQL expressions to what $inferInsert says.
  await db.insert(table).values(rows as PgInsertValue<Table>[]);
}
