import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

import type { Database, Queries } from './Database.ts';
import { changedTables, markTables, renewMarks, type TableMarks } from './tableMarks.ts';

/** All rows of some tables as they once were, each table after those it refers to. */
export type TableCopies = ReadonlyMap<PgTable, string>;

/** Copies tables out of the database. */
export async function copyTables(db: Queries, tables: readonly PgTable[]): Promise<TableCopies> {
  const copies = new Map<PgTable, string>();
  for (const table of tables) {
    const [copy] = await db
      .select({ rows: sql<string>`coalesce(json_agg(${table}), '[]')::text` })
      .from(table);
    copies.set(table, copy!.rows);
  }
  return copies;
}

/**
 * Puts tables back to what they were, their counters included. Those whose marks tell that nothing has changed are left.
 * @returns the marks of what then stands in them
 */
export async function restoreTables(
  db: Database,
  copies: TableCopies,
  marks: TableMarks,
): Promise<TableMarks> {
  const tables = [...copies.keys()];
  return db.transaction(async (transaction) => {
    const changed = changedTables(marks, await markTables(transaction, tables));
    for (const table of tables.toReversed()) if (changed.has(table)) await transaction.delete(table);
    for (const [table, rows] of copies) {
      if (rows === '[]' || !changed.has(table)) continue;
      await transaction.execute(
        sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`,
      );
    }
    // A write that was undone leaves no mark, and has moved its counter on all the same.
    await transaction.execute(sql.join(tables.flatMap(counterOf), sql` union all `));
    return renewMarks(transaction, marks, changed);
  });
}

/** Sets the counter of a table's key to follow its last row. */
function counterOf(table: PgTable) {
  const { name, columns } = getTableConfig(table);
  return columns
    .filter(({ columnType }) => columnType === 'PgSerial')
    .map(
      (column) =>
        sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), coalesce(max(${column}), 1), count(*) > 0) from ${table}`,
    );
}
