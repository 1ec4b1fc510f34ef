import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';

import { createClock } from '../Clock.ts';
import { migrationsFolder } from '../database/migrationsFolder.ts';
import { pgliteExtensions } from '../database/openPglite.ts';
import * as schema from '../database/schema.ts';
import { fillHelpCenter } from '../help/fillHelpCenter.ts';
import { reseed } from '../personas/reseed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a dump of a seeded database. */
    snapshot: string;
  }
}

/** Makes one seeded database for the whole run; each file's sandbox starts from its dump. */
export default async function dumpSeededDatabase(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'my-air-sandbox-'));
  const client = await PGlite.create('memory://', { extensions: pgliteExtensions });
  const db = drizzle({ client, schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  await reseed({ db, clock: createClock() }, false);
  await fillHelpCenter(db);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const snapshot = join(folder, 'seeded.tar');
  await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()));
  project.provide('snapshot', snapshot);
  return () => rm(folder, { recursive: true, force: true });
}
