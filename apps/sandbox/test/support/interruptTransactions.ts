import type { PGlite, Transaction } from '@electric-sql/pglite';
import { Client, type Pool } from 'pg';
import { vi } from 'vitest';

import type { Database } from '../../src/database/Database.ts';

/** The place at which the next transaction is interrupted, and the outcome. */
export interface Interruption {
  /** The steps that were reached: the statements, and what surrounds them. */
  readonly steps: readonly string[];
  /** Interrupts the next transaction before its step of that number, from 0 on; without one, nothing is. */
  arm(step?: number): void;
}

/**
 * Interrupts transactions where a test wants it. On PostgreSQL the server ends the connection; the embedded database
 * throws. The last step is the loss of the commit's confirmation.
 */
export function interruptTransactions(db: Database): Interruption {
  const { $client: client } = db as unknown as { $client: PGlite | Pool };
  let steps: string[] = [];
  let stop: number | undefined;
  const interruption: Interruption = {
    get steps() {
      return steps;
    },
    arm: (step) => {
      steps = [];
      stop = step;
    },
  };
  const reach = async (name: string, interrupt: () => Promise<void>) => {
    steps.push(name);
    if (stop !== steps.length - 1) return;
    stop = undefined;
    await interrupt();
  };
  if ('waitReady' in client) interruptEmbedded(client, reach);
  else interruptServer(client, reach);
  return interruption;
}

type Interrupt = (name: string, interrupt: () => Promise<void>) => Promise<void>;
const lost = 'the commit was confirmed';

function interruptEmbedded(client: PGlite, reach: Interrupt) {
  const fail = () => Promise.reject(new Error('Interrupted by the test'));
  const transact = client.transaction.bind(client);
  vi.spyOn(client, 'transaction').mockImplementation(async (work) => {
    const result = await transact(async (transaction) => {
      await reach('begin', fail);
      const answer = await work(
        new Proxy(transaction, {
          get: (target, name: keyof Transaction) =>
            name === 'query'
              ? async (...query: Parameters<Transaction['query']>) => {
                  await reach(query[0], fail);
                  return target.query(...query);
                }
              : target[name],
        }),
      );
      await reach('commit', fail);
      return answer;
    });
    await reach(lost, fail);
    return result;
  });
}

function interruptServer(pool: Pool, reach: Interrupt) {
  // Drizzle awaits the statements of a transaction; those of the pool have a callback.
  const query = Reflect.get(Client.prototype, 'query') as (...statement: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...statement: unknown[]) {
    if (typeof statement.at(-1) === 'function') return query.apply(this, statement) as never;
    const { text } = statement[0] as { text: string };
    const end = () => terminate(pool, this);
    return (async () => {
      await reach(text, end);
      const result = await query.apply(this, statement);
      if (text === 'commit') {
        await reach(lost, async () => {
          await end();
          throw new Error('Connection terminated unexpectedly');
        });
      }
      return result;
    })() as never;
  });
}

/** Lets the server end a connection, and waits until it is gone, for the client and for the server. */
async function terminate(pool: Pool, client: Client & { processID?: number }): Promise<void> {
  const { processID } = client;
  // A pool that does not know of the end yet would lend the connection again.
  const hasEnded = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await pool.query('select pg_terminate_backend($1)', [processID]);
  await hasEnded;
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select 1 from pg_stat_activity where pid = $1', [processID]);
    if (rows.length > 0) throw new Error('The connection is still there');
  }, 30_000);
}
