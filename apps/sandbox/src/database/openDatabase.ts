import { fileURLToPath } from 'node:url';

import type { ConstructorOptions } from 'pg-boss';

import type { Database } from './Database.ts';

/** The folder of the steps that bring a database's tables up to date. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** A database that is open and up to date. */
export interface OpenDatabase {
  readonly db: Database;
  /** Runs work that only one process may do at a time and that may take long, such as seeding. */
  prepare(work: (db: Database) => Promise<void>): Promise<void>;
  /** How pg-boss reaches the same database. */
  queue(): Promise<ConstructorOptions>;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A PostgreSQL server. Without one, PostgreSQL runs embedded. */
  url?: string | undefined;
  /** How long that server may take to accept connections, in seconds. @default 30 */
  wait?: number | undefined;
  /** The folder of the embedded database; `memory` keeps nothing. */
  dataDir: string;
  /** A dump that a database in memory starts from. */
  snapshot?: string | undefined;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ url, wait = 30, ...embedded }: DatabaseLocation): Promise<OpenDatabase> {
  if (url !== undefined) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres(url, wait);
  }
  const { openPglite } = await import('./openPglite.ts');
  return openPglite(embedded);
}
