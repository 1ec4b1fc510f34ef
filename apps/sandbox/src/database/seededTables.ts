import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import * as schema from './schema.ts';

/** Every table that a reset empties and fills again, each after those it refers to. The secrets stay, so that keys outlive a reset. */
export const seededTables: readonly PgTable[] = inOrder(
  Object.values(schema).filter((table) => is(table, PgTable) && table !== schema.secrets),
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
