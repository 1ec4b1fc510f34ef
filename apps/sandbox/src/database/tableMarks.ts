import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Queries } from './Database.ts';

/** Shows whether a table has changed: every insert, update and delete changes at least one of the two. */
export interface TableMark {
  /** How many rows it has. */
  readonly count: number;
  /** The latest transaction that wrote one of them; null without rows. */
  readonly transaction: string | null;
}

export type TableMarks = ReadonlyMap<PgTable, TableMark>;

/** Reads the marks of tables. */
export async function markTables(db: Queries, tables: readonly PgTable[]): Promise<TableMarks> {
  if (tables.length === 0) return new Map();
  const marks = tables.map(
    (table, place) =>
      sql`select ${sql.raw(String(place))} as place, count(*)::int as count, max(${table}.xmin::text::bigint)::text as transaction from ${table}`,
  );
  const rows = await db
    .select({
      place: sql<number>`place`,
      count: sql<number>`count`,
      transaction: sql<string | null>`transaction`,
    })
    .from(sql`(${sql.join(marks, sql` union all `)}) as marks`);
  return new Map(
    rows.map(({ place, count, transaction }) => [tables[place]!, { count, transaction }] as const),
  );
}

/** The tables whose marks differ. */
export function changedTables(before: TableMarks, after: TableMarks): ReadonlySet<PgTable> {
  const isChanged = ([table, { count, transaction }]: readonly [PgTable, TableMark]) => {
    const now = after.get(table);
    return now?.count !== count || now.transaction !== transaction;
  };
  return new Set([...before].filter(isChanged).map(([table]) => table));
}
