import type { SQL } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';

/** The rows of a statement; both drivers return them under this name. */
export async function rowsOf<Row>(db: Queries, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement);
  // SAFETY: what a statement selects is known to its author.
  return (answer as { rows: Row[] }).rows;
}
