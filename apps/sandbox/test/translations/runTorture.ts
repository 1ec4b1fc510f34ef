import { setTimeout as sleep } from 'node:timers/promises';

import { embeddedDatabase, serverDatabase } from '#test/chaos/ChaosDatabase.ts';
import { PersistentClient } from '#test/chaos/PersistentClient.ts';
import { SandboxProcess } from '#test/instances/SandboxProcess.ts';
import { seededRandom } from '../../src/random/seededRandom.ts';
import { takePorts } from '../../src/takePorts.ts';
import { fillChannel } from './fillChannel.ts';
import { inspectJob, type Inspection } from './inspectJob.ts';
import type { TortureOptions } from './readOptions.ts';

interface Job {
  readonly id: number;
  readonly status: string;
  readonly total: number;
  readonly processing: number;
  readonly completed: number;
  readonly undone: number;
}

const channel = 'UCmaisternia000000000000';
const pollMs = 100;

/** Translates a channel while the process is killed, undoes it while it is killed, and checks the result. */
export async function runTorture(options: TortureOptions, say: (line: string) => void) {
  const random = seededRandom(options.seed);
  const database = await (options.database === 'postgres' ? serverDatabase() : embeddedDatabase());
  const sandbox = new SandboxProcess({ ...database.env, PORT: String(await takePorts(0)) });
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  let starts = 0;
  const restart = async () => {
    await sandbox.start();
    starts += 1;
  };
  const client = new PersistentClient(sandbox.url, { repeated: 0 });
  const jobs = `/api/ai-metadata/batch-translations`;
  const read = async (id: number) => ((await client.read(`${jobs}/${id}`)) as { job: Job }).job;

  /** Kills the process at times that are spread over the work, and waits for its end. */
  async function endure(
    id: number,
    kills: number,
    done: (job: Job) => number,
    hasEnded: (job: Job) => boolean,
  ) {
    for (let kill = 0; kill < kills; kill += 1) {
      const goal = (kill + 0.2 + 0.6 * random()) / kills;
      for (let job = await read(id); done(job) < goal && !hasEnded(job); job = await read(id))
        await sleep(pollMs);
      await sandbox.end('SIGKILL');
      await restart();
      const job = await read(id);
      say(`${seconds()}: killed and restarted, ${Math.round(100 * done(job))} % done`);
    }
    while (!hasEnded(await read(id))) await sleep(pollMs);
  }

  try {
    await restart();
    await sandbox.end('SIGTERM');
    await fillChannel(database.env, options.videos);
    await restart();
    await client.signIn('partner');
    await client.control('POST', '/sandbox/api/translations', {
      failureRate: options.failureRate,
      // As many as allowed: the run is long.
      batchSize: 1000,
    });
    const before = await client.read('/api/finances-ai/balance');
    say(`${seconds()}: ${options.videos} videos, balance ${JSON.stringify(before)}`);

    const order = { all: true, translate_languages: options.languages, original_language: 'uk' };
    const asked = performance.now();
    const answer = await client.write(
      'torture',
      'POST',
      `/api/ai-metadata/channels/${channel}/batch-translations`,
      order,
    );
    const { job } = answer.body as { job: Job };
    const took = Math.round(performance.now() - asked);
    say(`${seconds()}: job ${job.id} with ${job.total} translations was started in ${took} ms`);
    await endure(
      job.id,
      options.kills,
      ({ total, processing }) => 1 - processing / total,
      ({ status }) => status === 'completed',
    );
    const receipt = (await client.read(`${jobs}/${job.id}/receipt`)) as Inspection['receipt'];
    const between = await client.read('/api/finances-ai/balance');
    say(`${seconds()}: translated, balance ${JSON.stringify(between)}`);
    await sandbox.end('SIGTERM');
    const translated = await inspectJob(database.env, job.id, receipt);
    say(`${seconds()}: ${JSON.stringify(translated.counts)}`);

    await restart();
    await client.write('undo', 'POST', `${jobs}/${job.id}/undo`);
    await endure(
      job.id,
      options.undoKills,
      ({ undone, completed }) => undone / completed,
      ({ status }) => status === 'undone',
    );
    const after = await client.read('/api/finances-ai/balance');
    say(`${seconds()}: undone, balance ${JSON.stringify(after)}`);
    await sandbox.end('SIGTERM');
    const undone = await inspectJob(database.env, job.id);
    say(`${seconds()}: ${JSON.stringify(undone.counts)}`);
    const faults = [
      ...translated.faults,
      ...undone.faults,
      ...(JSON.stringify(before) === JSON.stringify(after)
        ? []
        : ['the balance after the undo is another one']),
      ...(undone.counts.ours === 0 ? [] : ['a translation of the job is still on the platform']),
    ];
    say(`${seconds()}: ${starts} starts, ${faults.length} faults`);
    return { counts: translated.counts, faults };
  } finally {
    await sandbox.end('SIGKILL');
    await database.remove();
  }
}
