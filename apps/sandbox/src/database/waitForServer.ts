import { setTimeout } from 'node:timers/promises';

import { StartRefused } from '../StartRefused.ts';
import type { ConnectionPool } from './ConnectionPool.ts';
import { DatabaseUnavailable, isPassing, reasonOf } from './DatabaseUnavailable.ts';

const pauseMs = 250;

/**
 * Waits until a PostgreSQL server accepts connections.
 * Throws StartRefused after `longestWait` seconds, or when the refusal is final (password, no such database).
 */
export async function waitForServer(pool: ConnectionPool, url: string, longestWait: number): Promise<void> {
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
