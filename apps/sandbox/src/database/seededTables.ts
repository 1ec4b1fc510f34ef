import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import * as schema from './schema.ts';

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
