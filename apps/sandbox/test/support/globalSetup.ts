import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { isWhole } from '@my-air/vitest/sample';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';

import { migrationsFolder } from '../../src/database/openDatabase.ts';
import { pgliteExtensions } from '../../src/database/openPglite.ts';
import * as schema from '../../src/database/schema.ts';
import { fillHelpCenter } from '../../src/help/fillHelpCenter.ts';
import { reseed } from '../../src/personas/createSeeding.ts';
import { dropDatabases } from './ownDatabase.ts';
import { startPostgresServer } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a dump of a seeded database. */
    snapshot: string;
    /** The connection string of a PostgreSQL server; empty without `SAMPLE=whole`. */
    postgresServer: string;
    /** Begins the names of the databases that are dropped at the end of the run. */
    databasePrefix: string;
  }
}

/**
 * Makes one seeded database for the whole run, from whose dump each file's sandbox starts, and with
 * `SAMPLE=whole` a PostgreSQL server unless `DATABASE_URL` names one.
 */
export default async function prepareDatabases(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'my-air-sandbox-'));
  const snapshot = join(folder, 'seeded.tar');
  await writeFile(snapshot, await dumpSeededDatabase());
  project.provide('snapshot', snapshot);
  const named = process.env.DATABASE_URL;
  const server = isWhole && !named ? await startPostgresServer() : undefined;
  const url = named ?? server?.url ?? '';
  const prefix = `sandbox_${randomBytes(4).toString('hex')}`;
  project.provide('postgresServer', url);
  project.provide('databasePrefix', prefix);
  return async () => {
    await server?.remove();
    if (isWhole && named) await dropDatabases(named, prefix);
    await rm(folder, { recursive: true, force: true });
  };
}

async function dumpSeededDatabase() {
  const client = await PGlite.create('memory://', { extensions: pgliteExtensions });
  const db = drizzle({ client, schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  await reseed({ db, clock: { now: () => new Date() } }, false);
  await fillHelpCenter(db);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return Buffer.from(await dump.arrayBuffer());
}
