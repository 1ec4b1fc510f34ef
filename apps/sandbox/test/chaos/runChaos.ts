import { setTimeout } from 'node:timers/promises';

import { seededRandom } from '../../src/random/seededRandom.ts';
import { takePorts } from '../../src/takePorts.ts';
import type { ChaosDatabase } from './ChaosDatabase.ts';
import { differences, type Account } from './differences.ts';
import { PersistentClient } from './PersistentClient.ts';
import { SandboxProcess } from '#test/instances/SandboxProcess.ts';
import { Writer } from './Writer.ts';

/** The disturbances of a sandbox while it is written to. */
export interface ChaosPlan {
  /** How often the process is killed. */
  readonly kills: number;
  /** How often all connections to the database are cut. */
  readonly cuts: number;
  /** The server is restarted instead of every cut whose number is a multiple of this. */
  readonly restartEvery: number;
  /** The seed of the random numbers that choose the writes, kills and cuts. */
  readonly seed: number;
}

export interface ChaosReport {
  readonly kills: number;
  readonly cuts: number;
  readonly restarts: number;
  readonly acknowledged: number;
  /** How many requests were sent again. */
  readonly repeated: number;
  /** The writes whose state differs from what was acknowledged; empty when there are none. */
  readonly differences: readonly string[];
}

const personas = ['partner', 'ambassador', 'scalelab', 'partner'];
/** How many writes are acknowledged before the next kill or cut, at most, and how much later that is, in milliseconds. */
const mostBetween = 8;
const longestPauseMs = 40;

/** Writes to a sandbox, kills it and cuts its connections, and checks what is there in the end. */
export async function runChaos(database: ChaosDatabase, plan: ChaosPlan): Promise<ChaosReport> {
  const random = seededRandom(plan.seed);
  const sandbox = new SandboxProcess({ ...database.env, PORT: String(await takePorts(0)) });
  try {
    // Seeded once, so that the state before is known.
    await sandbox.start();
    await sandbox.end('SIGTERM');
    const before = await database.inspect((state) => state.counts());

    await sandbox.start();
    const tries = { repeated: 0 };
    const writers = await createWriters(sandbox.url, plan.seed, tries);
    const done = new AbortController();
    const writing = Promise.all(writers.map(({ writer }) => keepWriting(writer, done.signal)));
    const acknowledged = () => writers.reduce((sum, { writer }) => sum + writer.ledger.acknowledged, 0);
    const calm = async () => {
      const goal = acknowledged() + 1 + Math.floor(random() * mostBetween);
      while (acknowledged() < goal) await setTimeout(1);
      await setTimeout(random() * longestPauseMs);
    };
    const trouble = makeTrouble(sandbox, database, plan, calm);
    // A writer that fails ends the run immediately.
    const counts = await Promise.race([trouble, writing.then(() => trouble)]);
    done.abort();
    await writing;
    await sandbox.end('SIGTERM');

    const accounts: Account[] = writers.map(({ persona, writer }) => ({ persona, ledger: writer.ledger }));
    const found = await database.inspect((state) => differences(lastContacts(accounts), before, state));
    return { ...counts, acknowledged: acknowledged(), repeated: tries.repeated, differences: found };
  } finally {
    await sandbox.end('SIGKILL');
  }
}

async function createWriters(url: string, seed: number, tries: { repeated: number }) {
  const taken = new Set<number>();
  const writers: { persona: string; writer: Writer }[] = [];
  for (const [number, persona] of personas.entries()) {
    const client = new PersistentClient(url, tries);
    await client.signIn(persona);
    const { chats } = (await client.read('/api/active-chats')) as { chats: { id: number }[] };
    const chat = chats
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .find((id) => !taken.has(id));
    if (chat === undefined) throw new Error(`${persona} has no chat to write to`);
    taken.add(chat);
    const writer = new Writer(client, `${seed}-${number}`, chat, seededRandom(seed * 100 + number));
    writers.push({ persona, writer });
  }
  return writers;
}

async function keepWriting(writer: Writer, signal: AbortSignal) {
  while (!signal.aborted) await writer.step();
}

async function makeTrouble(
  sandbox: SandboxProcess,
  database: ChaosDatabase,
  plan: ChaosPlan,
  calm: () => Promise<void>,
) {
  let restarts = 0;
  const tell = (what: string, count: number) => {
    if (count % 20 === 0) console.log(`${count} ${what}`);
  };
  for (let count = 1; count <= plan.cuts; count += 1) {
    await calm();
    if (count % plan.restartEvery !== 0) await database.cut?.();
    else {
      await database.restart?.();
      restarts += 1;
    }
    tell('cuts', count);
  }
  for (let count = 1; count <= plan.kills; count += 1) {
    await calm();
    await sandbox.end('SIGKILL');
    await sandbox.start();
    tell('kills', count);
  }
  return { kills: plan.kills, cuts: plan.cuts, restarts };
}

/** Two writers of one user overwrite each other's contacts: only those of a single writer are compared. */
function lastContacts(accounts: readonly Account[]): readonly Account[] {
  for (const { persona, ledger } of accounts) {
    if (accounts.filter((other) => other.persona === persona).length > 1) ledger.contacts = undefined;
  }
  return accounts;
}
