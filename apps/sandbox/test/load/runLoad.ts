import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

import { seededRandom } from '../../src/random/seededRandom.ts';
import { takePorts } from '../../src/takePorts.ts';
import { serverDatabase } from '../chaos/ChaosDatabase.ts';
import { differences } from '../chaos/differences.ts';
import { PersistentClient } from '../chaos/PersistentClient.ts';
import { Writer } from '../chaos/Writer.ts';
import { SandboxProcess } from '#test/instances/SandboxProcess.ts';
import { Visitor } from '#test/support/Visitor.ts';
import { readPlan } from './readPlan.ts';
import { seedUsers, type LoadUser } from './seedUsers.ts';

/** A load on the sandbox with a PostgreSQL server. */
export interface LoadPlan {
  readonly users: number;
  readonly seconds: number;
  /** The processes of the sandbox; each user stays with one, as behind a balancer that keeps them together. */
  readonly instances: number;
  /** `large` has 10,000 chats, a chat of 100,000 messages, 10,000 services and 50,000 videos besides. */
  readonly size: 'small' | 'large';
}

/** The times are in milliseconds, from the call to the end of its answer. */
export interface LoadReport {
  readonly reads: Times;
  readonly writes: Times;
  /** Answers of 500 and above, and connections that were lost. */
  readonly failures: readonly string[];
  /** The writes whose state differs from what was acknowledged; empty when there are none. */
  readonly differences: readonly string[];
}

interface Times {
  readonly count: number;
  /** The share of the calls that the users would have made with answers in no time, from 0 to 1. */
  readonly made: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** How many seconds a user's write begins after the last. */
const writeEvery = 20;
/** How many users sign in at once, before anything is measured. */
const signInsAtOnce = 8;

/** Has many users poll, read and write at once, and compares what they were told with what is in the database. */
export async function runLoad({ users: count, seconds, instances, size }: LoadPlan): Promise<LoadReport> {
  const database = await serverDatabase();
  const sandboxes: SandboxProcess[] = [];
  try {
    for (let number = 0; number < instances; number += 1) {
      const port = String(await takePorts(0));
      const sandbox = new SandboxProcess({ ...database.env, PORT: port, SANDBOX_SIZE: size });
      sandboxes.push(sandbox);
      await sandbox.start();
    }
    const users = await seedUsers(database.env.DATABASE_URL!, count);
    const before = await database.inspect((state) => state.counts());

    const failures: string[] = [];
    const tries = { repeated: 0 };
    const clients = await signIn(users, (number) => sandboxes[number % instances]!.url, tries);
    const reads = createHistogram();
    const writes = createHistogram();
    const end = Date.now() + seconds * 1000;
    const isOver = () => Date.now() >= end;
    await Promise.all(
      clients.flatMap(({ visitor, writer, random, chatId }) => [
        ...readPlan(chatId).map(({ path, every }) =>
          repeat(every, random(), isOver, reads, async () => {
            const { status } = await visitor.open(path).catch(() => ({ status: 'no answer' }));
            if (status !== 200) failures.push(`GET ${path}: ${status}`);
          }),
        ),
        repeat(writeEvery, random(), isOver, writes, () => writer.step()),
      ]),
    );
    if (tries.repeated > 0) failures.push(`${tries.repeated} writes were refused for a moment or lost`);

    const accounts = clients.map(({ name, writer }) => ({ persona: name, ledger: writer.ledger }));
    const found = await database.inspect((state) => differences(accounts, before, state));
    const readsPerSecond = readPlan(0).reduce((sum, { every }) => sum + 1 / every, 0);
    return {
      reads: timesOf(reads, count * seconds * readsPerSecond),
      writes: timesOf(writes, (count * seconds) / writeEvery),
      failures,
      differences: found,
    };
  } finally {
    await Promise.all(sandboxes.map((sandbox) => sandbox.end('SIGKILL')));
    await database.remove();
  }
}

async function signIn(
  users: readonly LoadUser[],
  urlOf: (number: number) => string,
  tries: { repeated: number },
) {
  const queue = [...users.entries()];
  const clients: { name: string; visitor: Visitor; writer: Writer; random: () => number; chatId: number }[] =
    [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [number, { name, channel }] = next;
      const visitor = new Visitor({ url: urlOf(number) });
      const email = `${name}@my-air.test`;
      await visitor.signIn(email);
      const client = new PersistentClient(urlOf(number), tries);
      await client.signIn(email);
      const { chats } = await visitor.read<{ chats: { id: number }[] }>('/api/active-chats');
      const chatId = Math.min(...chats.map(({ id }) => id));
      const random = seededRandom(number);
      clients.push({
        name,
        visitor,
        writer: new Writer(client, name, chatId, random, channel),
        random,
        chatId,
      });
    }
  };
  await Promise.all(Array.from({ length: signInsAtOnce }, work));
  return clients;
}

/**
 * Does something periodically until the time is over; what takes longer than a period is followed by the next at once.
 * @param every the period in seconds
 * @param start where in the first period it begins, from 0 to 1, so that users do not call all at the same moment
 */
async function repeat(
  every: number,
  start: number,
  isOver: () => boolean,
  times: RecordableHistogram,
  work: () => Promise<void>,
): Promise<void> {
  for (let due = Date.now() + start * every * 1000; ; due += every * 1000) {
    await setTimeout(Math.max(0, due - Date.now()));
    if (isOver()) return;
    const startedAt = performance.now();
    await work();
    times.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
  }
}

function timesOf(times: RecordableHistogram, planned: number): Times {
  const at = (percent: number) => Math.round(times.percentile(percent) / 100) / 10;
  return {
    count: times.count,
    made: times.count / planned,
    p50: at(50),
    p95: at(95),
    p99: at(99),
    max: at(100),
  };
}
