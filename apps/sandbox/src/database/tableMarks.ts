import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

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

/**
 * The marks of tables that the present transaction has put back. They are not read, because another one may
 * have written to one of them since: such a row has to count as a change.
 */
export async function renewMarks(
  transaction: Queries,
  marks: TableMarks,
  restored: ReadonlySet<PgTable>,
): Promise<TableMarks> {
  const [own] = await transaction
    .select({ id: sql<string>`id` })
    .from(sql`(select pg_current_xact_id()::xid::text as id) as own`);
  const renew = ({ count }: TableMark) => ({ count, transaction: count === 0 ? null : own!.id });
  return new Map([...marks].map(([table, mark]) => [table, restored.has(table) ? renew(mark) : mark]));
}

/** The tables whose marks differ, and those that refer to one of these, since their rows go with it. */
export function changedTables(before: TableMarks, after: TableMarks): ReadonlySet<PgTable> {
  const changed = new Set<PgTable>();
  // Each table comes after those that it refers to.
  for (const [table, mark] of before) {
    const now = after.get(table);
    const isSame = now?.count === mark.count && now.transaction === mark.transaction;
    const refersToChanged = getTableConfig(table).foreignKeys.some(({ reference }) =>
      changed.has(reference().foreignTable),
    );
    if (!isSame || refersToChanged) changed.add(table);
  }
  return changed;
}
