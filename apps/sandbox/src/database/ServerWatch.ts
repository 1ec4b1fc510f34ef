import type { Socket } from 'node:net';
import { setImmediate as pollSockets, setTimeout } from 'node:timers/promises';

import { Client, DatabaseError, type ClientConfig } from 'pg';

import { reasonOf } from './DatabaseUnavailable.ts';

/**
 * In milliseconds: how often it is looked who waits, how long an answer may take before the server is asked whether it
 * is there, and how long it may take to say so. The sum is what a silent server costs those who find it so.
 */
const limits = { poll: 500, answer: 2500, probe: 4000 };

/** Processes of the server that may still answer; a role sees the states of its own. */
const working = "select pid from pg_stat_activity where state is null or state not like 'idle%'";

/**
 * Tells a server that is silent, as behind a network that loses everything, from one that works on a long statement:
 * when an answer takes long, the server is asked over a connection of its own. All connections to a silent server are
 * closed, new ones immediately, until it answers again; a single lost connection is closed alone.
 */
export class ServerWatch {
  readonly #config: ClientConfig;
  readonly #clients = new Set<WatchedClient>();
  #isSilent = false;
  #isPolling = false;
  #isOver = false;

  /** @param config how the server is reached */
  constructor(config: ClientConfig) {
    this.#config = config;
  }

  /** A kind of client for pools, whose connections are watched until they are closed. */
  get Client(): new (config?: ClientConfig) => Client {
    const add = (client: WatchedClient) => this.#add(client);
    return class extends WatchedClient {
      constructor(config?: ClientConfig) {
        super(config);
        add(this);
      }
    };
  }

  /** Ends the watch, as soon as no connection is left. */
  stop(): void {
    this.#isOver = true;
  }

  #add(client: WatchedClient) {
    this.#clients.add(client.once('end', () => this.#clients.delete(client)));
    // Only now it begins to connect.
    if (this.#isSilent) setImmediate(() => client.close());
    if (!this.#isPolling) void this.#poll();
  }

  async #poll() {
    this.#isPolling = true;
    while (this.#clients.size > 0 || (this.#isSilent && !this.#isOver)) {
      await setTimeout(limits.poll, undefined, { ref: false });
      const overdue = [...this.#clients].flatMap((client) => {
        const since = client.overdueSince(limits.answer);
        return since === undefined ? [] : [{ client, since }];
      });
      if (this.#isSilent || overdue.length > 0) await this.#probe(overdue);
    }
    this.#isPolling = false;
  }

  async #probe(overdue: readonly { client: WatchedClient; since: number }[]) {
    const probe = new Client(this.#config).on('error', () => {});
    // Counted in steps: a process that was busy itself finds the answer between two of them.
    let waited = 0;
    const deadline = setInterval(() => {
      waited += limits.poll;
      if (waited >= limits.probe) probe.connection.stream.destroy();
    }, limits.poll).unref();
    try {
      await probe.connect();
      const { rows } = await probe.query<{ pid: number }>(working);
      const pids = new Set(rows.map(({ pid }) => pid));
      // Answers that have arrived beside this one are read first.
      await pollSockets();
      for (const { client, since } of overdue) client.closeUnlessAmong(pids, since);
      this.#hear();
    } catch (error) {
      // A server that refuses, such as one with too many connections, is not silent.
      if (error instanceof DatabaseError) this.#hear();
      else this.#despair(reasonOf(error));
    } finally {
      clearInterval(deadline);
      probe.connection.stream.destroy();
    }
  }

  #hear() {
    if (this.#isSilent) console.error('The database answers again');
    this.#isSilent = false;
  }

  #despair(reason: string) {
    if (!this.#isSilent) console.error(`The database does not answer (${reason})`);
    this.#isSilent = true;
    for (const client of this.#clients) client.close();
  }
}

/** A connection that knows how long it has waited for the server. */
class WatchedClient extends Client {
  /** The number of pending answers; the first is the server's consent to connect. */
  #waits = 1;
  #since = performance.now();
  #bytesRead = 0;

  constructor(config?: ClientConfig) {
    super(config);
    const end = () => void (this.#waits -= 1);
    this.once('connect', end);
    // SAFETY: the statement is passed on as it came, and so is the result.
    const query = (...statement: unknown[]): unknown => super.query(...(statement as [string]));
    const watched = (...statement: unknown[]) => {
      if (this.#waits === 0) this.#since = performance.now();
      this.#waits += 1;
      const callback = statement.at(-1);
      if (typeof callback !== 'function') return (query(...statement) as Promise<unknown>).finally(end);
      return query(...statement.slice(0, -1), (...outcome: unknown[]) => {
        end();
        Reflect.apply(callback, undefined, outcome);
      });
    };
    // SAFETY: what it is called with is passed on, and so is what comes back; no caller passes query objects.
    this.query = watched as typeof this.query;
  }

  /** When it began to wait, if an answer is pending and nothing came for `longest` ms; has to be called regularly. */
  overdueSince(longest: number): number | undefined {
    const { bytesRead } = this.connection.stream as Socket;
    if (bytesRead !== this.#bytesRead) this.#since = performance.now();
    this.#bytesRead = bytesRead;
    return this.#waits > 0 && performance.now() - this.#since > longest ? this.#since : undefined;
  }

  /**
   * Closes the connection if it has waited since then for a process of the server that has nothing more to say. A
   * statement that began later may not be among those processes yet.
   */
  closeUnlessAmong(pids: ReadonlySet<number>, since: number): void {
    if (this.overdueSince(0) !== since) return;
    const pid: unknown = Reflect.get(this, 'processID');
    if (typeof pid === 'number' && !pids.has(pid)) this.close();
    else this.#since = performance.now();
  }

  /** Closes the connection without a message to the server; pending queries fail. */
  close(): void {
    this.connection.stream.destroy();
  }
}
