import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type {
  PgDatabase,
  PgInsertValue,
  PgQueryResultHKT,
  PgTable,
  PgTransaction,
} from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

/** The database, with either of its two drivers. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A transaction of the database. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** Either of them, for functions that only read and write. */
export type Queries = Database | Transaction;

/** The rows of a statement that Drizzle has no builder for. */
export async function rowsOf<Row>(db: Queries, statement: SQL): Promise<Row[]> {
  // SAFETY: both drivers return an object with `rows`; what is in them is for the caller to know.
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}

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
