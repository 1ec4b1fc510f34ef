import { setTimeout } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';

import { StartRefused } from '../StartRefused.ts';
import { ConnectionPool } from './ConnectionPool.ts';
import { DatabaseUnavailable, isPassing, reasonOf } from './DatabaseUnavailable.ts';
import { migrationsFolder, type OpenDatabase } from './openDatabase.ts';
import { repeatTransactions } from './repeatConflicts.ts';
import * as schema from './schema.ts';

const pauseMs = 250;

/** A number that no other lock of the server has: the lock for preparing the same database. */
const preparationLock = 7_120_413;

/**
 * Connects to a PostgreSQL server.
 * @param longestWait how long a server may take to accept connections, in seconds; then throws StartRefused
 */
export async function openPostgres(url: string, longestWait: number): Promise<OpenDatabase> {
  const pool = new ConnectionPool(url);
  // A queue with connections of its own would never stop waiting for a silent server.
  const queuePool = new ConnectionPool(url, { max: 2 });
  const settings = { schema, casing: 'snake_case' } as const;
  const prepare = async (work: (db: NodePgDatabase<typeof schema>) => Promise<void>) => {
    const single = new ConnectionPool(withoutTimeout(url), { max: 1, query_timeout: 0 });
    try {
      const client = await single.connect();
      try {
        const db = repeatTransactions(drizzle({ client, ...settings }));
        await db.execute(sql`set statement_timeout = 0`);
        await db.execute(sql`select pg_advisory_lock(${preparationLock})`);
        await work(db);
      } finally {
        // Closes the connection, which gives the lock back.
        client.release(true);
      }
    } finally {
      await single.end();
    }
  };
  try {
    await waitForServer(pool, url, longestWait);
    await prepare((db) => migrate(db, { migrationsFolder }));
    return {
      db: repeatTransactions(drizzle({ client: pool, ...settings })),
      prepare,
      queue: async () => ({ db: { executeSql: (text, values) => queuePool.query(text, values) } }),
      close: async () => {
        await queuePool.end();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Removes the time-out of a connection string, which would override the options of a pool. */
function withoutTimeout(url: string): string {
  return url.replace(/([?&])query_timeout=[^&]*&?/, '$1');
}

/**
 * Waits until a PostgreSQL server accepts connections.
 * Throws StartRefused after `longestWait` seconds, or when the refusal is final (password, no such database).
 */
async function waitForServer(pool: ConnectionPool, url: string, longestWait: number): Promise<void> {
  const end = performance.now() + longestWait * 1000;
  let isAnnounced = false;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const isTemporary = error instanceof DatabaseUnavailable || isPassing(error);
      if (!isTemporary) throw new StartRefused(`PostgreSQL at ${placeOf(url)} refuses: ${reasonOf(error)}.`);
      if (performance.now() >= end) {
        throw new StartRefused(
          `PostgreSQL at ${placeOf(url)} was not available within ${longestWait} seconds: ${reasonOf(error)}. ` +
            'Start it, or correct DATABASE_URL; DATABASE_WAIT sets how many seconds to wait.',
        );
      }
      if (!isAnnounced) console.error(`Waiting for PostgreSQL at ${placeOf(url)} (${reasonOf(error)})`);
      isAnnounced = true;
    }
    await setTimeout(pauseMs);
  }
}

/** Host, port and database, without the password. */
function placeOf(url: string) {
  return URL.canParse(url) ? new URL(url).host + new URL(url).pathname : 'DATABASE_URL';
}
