import { mkdir, readFile } from 'node:fs/promises';

import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { ExactPglite } from './ExactPglite.ts';
import { lockFolder } from './lockFolder.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import type { DatabaseLocation, OpenDatabase } from './openDatabase.ts';
import { repeatTransactions } from './repeatConflicts.ts';
import * as schema from './schema.ts';

/** The extensions that our tables need; a server has them among its own modules. */
export const pgliteExtensions = { pg_trgm };

/** Opens PostgreSQL embedded in this process, in a folder or in memory. */
export async function openPglite({
  dataDir,
  snapshot,
}: Omit<DatabaseLocation, 'url' | 'wait'>): Promise<OpenDatabase> {
  const isInMemory = dataDir === 'memory';
  if (!isInMemory) await mkdir(dataDir, { recursive: true });
  const unlock = isInMemory ? () => {} : lockFolder(dataDir);
  try {
    const client = isInMemory
      ? await openInMemory(snapshot)
      : await ExactPglite.open({ dataDir: `${dataDir}/postgres`, extensions: pgliteExtensions });
    const db = repeatTransactions(drizzle({ client, schema, casing: 'snake_case' }));
    await migrate(db, { migrationsFolder });
    return {
      db,
      prepare: (work) => work(db),
      queue: async () => {
        // Imported late: most runs translate nothing.
        const { fromPglite } = await import('pg-boss');
        return { db: fromPglite(client), backend: 'pglite' };
      },
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
  return ExactPglite.open({
    dataDir: 'memory://',
    extensions: pgliteExtensions,
    ...(snapshot !== undefined && { loadDataDir: new Blob([await readFile(snapshot)]) }),
  });
}
