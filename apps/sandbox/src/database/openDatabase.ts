import type { Database } from './Database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import * as schema from './schema.ts';

/** A database that is open and up to date. */
export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A PostgreSQL server. Without one, PostgreSQL runs embedded. */
  url?: string | undefined;
  /** The folder of the embedded database; `memory` keeps nothing. */
  dataDir: string;
  /** A dump that a database in memory starts from. */
  snapshot?: string | undefined;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ url, dataDir, snapshot }: DatabaseLocation): Promise<OpenDatabase> {
  if (url === undefined) {
    const { openPglite } = await import('./openPglite.ts');
    return openPglite({ dataDir, snapshot });
  }
  const [{ drizzle }, { migrate }, { Pool }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg').then((pg) => pg.default),
  ]);
  const pool = new Pool({ connectionString: url, max: 8 });
  const db = drizzle({ client: pool, schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return { db, close: () => pool.end() };
}
