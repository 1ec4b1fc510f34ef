import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import * as schema from './schema.ts';

/** What a reset leaves as it is: keys outlive it, the settings have a version, and the help centre comes from files. */
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
