import type { SQL } from 'drizzle-orm';

import type { Queries } from './Database.ts';

/** The rows of a statement that Drizzle has no builder for. */
export async function rowsOf<Row>(db: Queries, statement: SQL): Promise<Row[]> {
  // SAFETY: both drivers return an object with `rows`; what is in them is for the caller to know.
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
