import { setTimeout } from 'node:timers/promises';

import { is, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database, Queries } from './Database.ts';
import { isLocked, isTaken } from './repeatConflicts.ts';
import * as schema from './schema.ts';
import { changedTables, markTables, type TableMarks } from './tableMarks.ts';

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
  let leavesReferring = true;
  for (let count = 1; ; count += 1) {
    try {
      return await restore(db, copies, marks, leavesReferring);
    } catch (error) {
      // A row that was added, or another one of the seeds, has what is unique to a row that is put back in its place.
      if (leavesReferring && isTaken(error)) leavesReferring = false;
      else if (count === attempts || !isLocked(error)) throw error;
      else await setTimeout(pauseMs);
    }
  }
}

/** @param leavesReferring whether unchanged tables keep their rows while those that they refer to are put back */
async function restore(
  db: Database,
  copies: TableCopies,
  marks: TableMarks,
  leavesReferring: boolean,
): Promise<TableMarks> {
  const tables = [...copies.keys()];
  return db.transaction(async (transaction) => {
    // No other transaction may write or lock a row while the rows and counters are put back: one that holds a
    // row and waits for its table would meet this in a deadlock. Without waiting, for the same reason.
    const all = sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    );
    await transaction.execute(sql`lock table ${all} in exclusive mode nowait`);
    const changed = changedTables(marks, await markTables(transaction, tables));
    const { emptied, kept } = howToRestore(tables, changed, leavesReferring);
    const rowsOf = (table: PgTable) =>
      sql`json_populate_recordset(null::${table}, ${copies.get(table)}::json)`;
    for (const table of emptied.toReversed()) await transaction.delete(table);
    for (const table of kept)
      await transaction.execute(sql`insert into ${table} select * from ${rowsOf(table)} ${replacing(table)}`);
    for (const table of kept.toReversed()) {
      const key = namesOf(keyOf(table));
      await transaction.execute(
        sql`delete from ${table} where (${key}) not in (select ${key} from ${rowsOf(table)})`,
      );
    }
    for (const table of emptied)
      if (copies.get(table) !== '[]')
        await transaction.execute(sql`insert into ${table} select * from ${rowsOf(table)}`);
    // A write that was rolled back leaves no mark, but has advanced its counter.
    await transaction.execute(sql.join(tables.flatMap(counterOf), sql` union all `));
    return new Map([...marks, ...(await markTables(transaction, [...emptied, ...kept]))]);
  });
}

/** Of changed tables those that are emptied and filled, and those whose rows are replaced since others refer to them. */
function howToRestore(tables: readonly PgTable[], changed: ReadonlySet<PgTable>, leavesReferring: boolean) {
  const emptied = new Set(changed);
  // The rows of a table go with those that they refer to. Each table comes after those it refers to.
  if (leavesReferring) {
    for (const table of tables.toReversed())
      if (!emptied.has(table)) for (const referred of referredBy(table)) emptied.delete(referred);
  } else for (const table of tables) if (referredBy(table).some((to) => emptied.has(to))) emptied.add(table);
  return {
    emptied: tables.filter((table) => emptied.has(table)),
    kept: tables.filter((table) => changed.has(table) && !emptied.has(table)),
  };
}

/** The tables that the rows of a table refer to, without itself. */
function referredBy(table: PgTable): readonly PgTable[] {
  return getTableConfig(table)
    .foreignKeys.map(({ reference }) => reference().foreignTable)
    .filter((to) => to !== table);
}

/** Lets rows that are inserted replace those that have their key and differ. */
function replacing(table: PgTable) {
  const { columns } = getTableConfig(table);
  const others = columns.filter((column) => !keyOf(table).includes(column));
  if (others.length === 0) return sql`on conflict do nothing`;
  const excluded = others.map((column) => sql`excluded.${nameOf(column)}`);
  return sql`on conflict (${namesOf(keyOf(table))}) do update set (${namesOf(others)}) = row(${sql.join(excluded, sql`, `)}) where ${table}::text is distinct from excluded::text`;
}

/** The columns of a table's key. */
function keyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** The name of a column in the database, without that of its table. */
const nameOf = ({ name }: PgColumn) => sql.identifier(toSnakeCase(name));

function namesOf(columns: readonly PgColumn[]) {
  return sql.join(columns.map(nameOf), sql`, `);
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
    for (const referred of referredBy(table)) if (!ordered.has(referred)) visit(referred);
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return [...ordered];
}
