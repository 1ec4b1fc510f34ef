import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../src/database/openDatabase.ts';
import { createSecrets } from '../../src/database/secrets.ts';
import { ask, cutConnections, nameDatabase } from '#test/support/ownDatabase.ts';
import { startPostgresServer } from '#test/support/postgresServer.ts';
import { WrittenState } from './WrittenState.ts';

/** The database of a run. */
export interface ChaosDatabase {
  /** The environment of a sandbox that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Reads from it while no sandbox runs. */
  inspect<Result>(work: (state: WrittenState) => Promise<Result>): Promise<Result>;
  /** Cuts all connections to it; the embedded one has no connections. */
  cut?: () => Promise<void>;
  /** Stops its server and starts it again. */
  restart?: () => Promise<void>;
  remove(): Promise<void>;
}

/** An embedded database in a temporary folder. */
export async function embeddedDatabase(): Promise<ChaosDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'my-air-chaos-'));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    inspect: (work) => inspect({ dataDir: folder }, folder, work),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A database on a PostgreSQL server of its own. */
export async function serverDatabase(): Promise<ChaosDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'my-air-chaos-'));
  const server = await startPostgresServer();
  const { address, create } = nameDatabase(server.url);
  await create();
  return {
    env: { DATA_DIR: folder, DATABASE_URL: address },
    inspect: (work) => inspect({ dataDir: 'memory', url: address }, folder, work),
    cut: async () => void (await cutConnections(address)),
    restart: async () => {
      await server.stop();
      await server.start();
      await ask(address, 'select 1');
    },
    remove: async () => {
      await server.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function inspect<Result>(
  location: { dataDir: string; url?: string },
  folder: string,
  work: (state: WrittenState) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(location);
  try {
    // Uploads of a server's database are in a folder of that database's own.
    const own = location.url && (await createSecrets(database.db).recall('uploads', () => ''));
    const uploads = own === undefined ? 'uploads' : join('uploads-of-servers', own);
    return await work(new WrittenState(database.db, join(folder, uploads)));
  } finally {
    await database.close();
  }
}
