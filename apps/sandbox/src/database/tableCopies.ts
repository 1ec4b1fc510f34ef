import { setTimeout } from 'node:timers/promises';

import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import type { Database, Queries } from './Database.ts';
import { isLocked } from './repeatConflicts.ts';
import * as schema from './schema.ts';
import { changedTables, markTables, renewMarks, type TableMarks } from './tableMarks.ts';

/** The tables that a reset keeps: keys outlive it, settings have a version, the help centre has files. */
const lasting: ReadonlySet<unknown> = new Set([
  schema.secrets,
  schema.sharedSettings,
  schema.helpEdition,
  schema.helpTopics,
  schema.helpArticles,
  schema.helpTexts,
  schema.helpWords,
]);

/** Every table that a reset empties and fills again, each after those it refers to. */
export const seededTables: readonly PgTable[] = inOrder(
  Object.values(schema).filter((table) => is(table, PgTable) && !lasting.has(table)),
);

/** How often the lock is tried while others write to the tables, and the pause in between. */
const attempts = 500;
const pauseMs = 20;

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
 * @returns the marks of their content afterwards
 */
export async function restoreTables(
  db: Database,
  copies: TableCopies,
  marks: TableMarks,
): Promise<TableMarks> {
  const tables = [...copies.keys()];
  for (let count = 1; ; count += 1) {
    try {
      return await restore(db, copies, marks, tables);
    } catch (error) {
      if (count === attempts || !isLocked(error)) throw error;
      await setTimeout(pauseMs);
    }
  }
}

async function restore(
  db: Database,
  copies: TableCopies,
  marks: TableMarks,
  tables: readonly PgTable[],
): Promise<TableMarks> {
  return db.transaction(async (transaction) => {
    // No other transaction may write or lock a row while the rows and counters are put back: one that holds a
    // row and waits for its table would meet this in a deadlock. Without waiting, for the same reason.
    const all = sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    );
    await transaction.execute(sql`lock table ${all} in exclusive mode nowait`);
    const changed = changedTables(marks, await markTables(transaction, tables));
    for (const table of tables.toReversed()) if (changed.has(table)) await transaction.delete(table);
    for (const [table, rows] of copies) {
      if (rows === '[]' || !changed.has(table)) continue;
      await transaction.execute(
        sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`,
      );
    }
    // A write that was rolled back leaves no mark, but has advanced its counter.
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

function inOrder(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const visit = (table: PgTable) => {
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table && !ordered.has(foreignTable)) visit(foreignTable);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return [...ordered];
}
