import { Pool, type PoolClient, type PoolConfig } from 'pg';

import { DatabaseUnavailable, isPassing, reasonOf } from './DatabaseUnavailable.ts';
import { repeatConflicts } from './repeatConflicts.ts';
import { ServerWatch } from './ServerWatch.ts';

/** The time-outs of a connection, a statement, an answer of the server and an idle transaction, in ms. */
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 20_000,
  query_timeout: 60_000,
  // A transaction whose connection was lost holds its locks until then.
  idle_in_transaction_session_timeout: 10_000,
};

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * Connections to a PostgreSQL server, of which any may be lost at any time, and which may fall silent. The
 * time-outs can be overridden in the connection string (`?statement_timeout=5000`).
 */
export class ConnectionPool extends Pool {
  readonly #watch: ServerWatch;

  constructor(connectionString: string, options: PoolConfig = {}) {
    const watch = new ServerWatch({ connectionString });
    super({ connectionString, max: 8, keepAlive: true, ...timeouts, Client: watch.Client, ...options });
    this.#watch = watch;
    // Without a listener, Node ends the process when an idle connection is lost.
    this.on('error', (error) => {
      // `end` does not wait until the server has closed the connections, and it may be stopped before.
      if (!this.ending) console.error(`A database connection was lost: ${reasonOf(error)}`);
    });
    // The pool listens to idle connections only; one that is lost within a transaction reports it through its query.
    this.on('connect', (client) => client.on('error', () => {}));
    this.#repeatStatements();
  }

  /** A statement of its own is repeated after a conflict, as a transaction is. */
  #repeatStatements() {
    const query = this.query.bind(this) as (...statement: unknown[]) => Promise<unknown>;
    const repeated = (...statement: unknown[]) =>
      typeof statement.at(-1) === 'function'
        ? query(...statement)
        : repeatConflicts(() => query(...statement));
    // SAFETY: what it is called with is passed on, and so is what comes back.
    this.query = repeated as typeof this.query;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.#watch.stop();
    return callback ? super.end(callback) : super.end();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    return this.#checkOut();
  }

  async #checkOut(): Promise<PoolClient> {
    const client = await super.connect().catch((error: unknown) => {
      if (!isPassing(error)) throw error;
      throw new DatabaseUnavailable(reasonOf(error), { cause: error });
    });
    // Drizzle does not release a connection that is lost at `begin`; each such loss would shrink the pool for good.
    const release = client.release.bind(client);
    const onEnd = () => once(true);
    const once = (error?: Error | boolean) => {
      client.off('end', onEnd);
      client.release = () => {};
      release(error);
    };
    client.once('end', onEnd);
    client.release = once;
    return client;
  }
}
