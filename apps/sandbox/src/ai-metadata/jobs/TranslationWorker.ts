import { inArray } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { setTimeout as sleep } from 'node:timers/promises';

import type { OpenDatabase } from '../../database/openDatabase.ts';
import { aiJobs } from '../../database/schema.ts';
import type { SettingsStore } from '../../settings/SettingsStore.ts';
import { usualTranslations } from '../TranslationSettings.ts';
import { activeStatuses } from './activeStatuses.ts';
import { workStep, type WorkTools } from './workStep.ts';

/** Works on translation jobs in the background. */
export interface TranslationWorker {
  /** Looks for jobs with something to do; the queue is opened at the first time. Called after a commit. */
  readonly wake: () => void;
  /** Does something while no batch is under way in this process. */
  whileIdle<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends after the batch that is under way. */
  close(): Promise<void>;
}

interface WorkerDependencies extends Omit<WorkTools, 'settings'> {
  readonly openQueue: OpenDatabase['queue'];
  readonly store: SettingsStore;
}

const queueName = 'translations';
/** How long one delivery of the queue works on a job before the next job has its turn, in milliseconds. */
const turn = 5_000;

/**
 * The tables say what is to be done, and pg-boss says when: a message only names a job to look at. A message that is lost
 * with its process is sent again when the next process looks for jobs, and one that comes twice finds nothing to do.
 */
export function createTranslationWorker({
  openQueue,
  store,
  ...tools
}: WorkerDependencies): TranslationWorker {
  let opening: Promise<{ boss: PgBoss; workerId: string }> | undefined;
  let isClosed = false;
  let isIdleWanted = false;
  const underWay = new Set<Promise<unknown>>();
  const ending = new AbortController();
  const settings = () => store.current().translations ?? usualTranslations;

  async function open() {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      ...(await openQueue()),
      schedule: false,
      registerInstance: false,
      persistWarnings: false,
      openTelemetry: { enabled: false },
    });
    boss.on('error', (error) => {
      if (!isClosed) console.error('@my-air/sandbox: the queue of translations:', error.message);
    });
    await boss.start();
    await boss.createQueue(queueName, {
      policy: 'short',
      expireInSeconds: 60,
      deleteAfterSeconds: 60,
      retryLimit: 10,
    });
    const workerId = await boss.work<{ jobId: number }>(
      queueName,
      { pollingIntervalSeconds: 0.5 },
      async (messages) => {
        for (const { data } of messages) await track(takeTurn(data.jobId));
      },
    );
    return { boss, workerId };
  }

  function track<Result>(work: Promise<Result>): Promise<Result> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  async function takeTurn(jobId: number): Promise<void> {
    const end = performance.now() + turn;
    let isMore = true;
    while (isMore && performance.now() < end) {
      if (isClosed || isIdleWanted) return;
      await store.refresh();
      if (settings().isPaused) return;
      if (settings().delayMs > 0)
        await sleep(settings().delayMs, undefined, { signal: ending.signal }).catch(() => {});
      if (isClosed || isIdleWanted) return;
      isMore = await workStep({ ...tools, settings }, jobId);
    }
    if (isMore) wake();
  }

  async function sendAll(): Promise<void> {
    const jobs = await tools.transactions.read((db) =>
      db
        .select({ id: aiJobs.id })
        .from(aiJobs)
        .where(inArray(aiJobs.status, [...activeStatuses])),
    );
    if (jobs.length === 0 || isClosed) return;
    const { boss, workerId } = await (opening ??= open());
    for (const { id } of jobs) await boss.send(queueName, { jobId: id }, { singletonKey: String(id) });
    boss.notifyWorker(workerId);
  }

  function wake(): void {
    if (isClosed) return;
    // Not within the transaction of the caller that wakes it.
    setImmediate(() => {
      void track(sendAll()).catch((error: unknown) => {
        if (!isClosed) console.error('@my-air/sandbox: translations were not started:', error);
      });
    });
  }

  return {
    wake,
    whileIdle: async (work) => {
      isIdleWanted = true;
      try {
        await Promise.allSettled(underWay);
        return await work();
      } finally {
        isIdleWanted = false;
      }
    },
    close: async () => {
      isClosed = true;
      ending.abort();
      await Promise.allSettled(underWay);
      const opened = await opening?.catch(() => undefined);
      await opened?.boss.stop({ graceful: false });
    },
  };
}
