import { mkdir, readFile } from 'node:fs/promises';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { lockFolder } from './lockFolder.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import type { DatabaseLocation, OpenDatabase } from './openDatabase.ts';
import * as schema from './schema.ts';

/** What our tables need beside PostgreSQL itself; a server has it among its own modules. */
export const pgliteExtensions = { pg_trgm };

/** Opens PostgreSQL embedded in this process, in a folder or in memory. */
export async function openPglite({
  dataDir,
  snapshot,
}: Omit<DatabaseLocation, 'url'>): Promise<OpenDatabase> {
  const isInMemory = dataDir === 'memory';
  if (!isInMemory) await mkdir(dataDir, { recursive: true });
  const unlock = isInMemory ? () => {} : lockFolder(dataDir);
  try {
    const client = isInMemory
      ? await openInMemory(snapshot)
      : await PGlite.create(`${dataDir}/postgres`, { extensions: pgliteExtensions });
    const db = drizzle({ client, schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    return {
      db,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openInMemory(snapshot: string | undefined) {
  if (snapshot === undefined) return PGlite.create('memory://', { extensions: pgliteExtensions });
  return PGlite.create('memory://', {
    loadDataDir: new Blob([await readFile(snapshot)]),
    extensions: pgliteExtensions,
  });
}
