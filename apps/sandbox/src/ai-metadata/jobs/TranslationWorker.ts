import { setTimeout as sleep } from 'node:timers/promises';

import { inArray } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';

import type { OpenDatabase } from '../../database/openDatabase.ts';
import { aiJobs } from '../../database/schema.ts';
import type { SettingsStore } from '../../settings/Settings.ts';
import { defaultTranslations } from '../TranslationSettings.ts';
import { activeStatuses } from './jobs.ts';
import { workStep, type WorkTools } from './workStep.ts';

/** Works on translation jobs in the background. */
export interface TranslationWorker {
  /** Looks for jobs with something to do; the queue is opened at the first time. Called after a commit. */
  readonly wake: () => void;
  /** Does something while no batch runs in this process. */
  whileIdle<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends after the running batch. */
  close(): Promise<void>;
}

interface WorkerDependencies extends Omit<WorkTools, 'settings'> {
  readonly openQueue: OpenDatabase['queue'];
  readonly store: SettingsStore;
}

const queueName = 'translations';
/** How long one delivery of the queue works on a job before the next job has its turn, in milliseconds. */
const turn = 5_000;
/** How long a job may be idle without a message before one is sent again, in milliseconds. */
const lookEvery = 5_000;
/** How long a turn may send no heartbeat, in seconds; pg-boss accepts no less. */
const longestSilence = 10;
const liveStates: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

/**
 * The tables say what is to be done, and pg-boss says when: a message only names the job. A message that is
 * lost between a commit and the queue is sent again by the first process that checks, a turn that ends with
 * its process or its connection is given to another once it is silent, and a message that comes twice finds
 * nothing to do.
 */
export function createTranslationWorker({
  openQueue,
  store,
  ...tools
}: WorkerDependencies): TranslationWorker {
  let opening: Promise<{ boss: PgBoss; workerId: string }> | undefined;
  let isClosed = false;
  let isIdleWanted = false;
  let looking: Promise<void> | undefined;
  let isFailureLogged = false;
  const underWay = new Set<Promise<unknown>>();
  const ending = new AbortController();
  const settings = () => store.current().translations ?? defaultTranslations;

  async function open() {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      ...(await openQueue()),
      schedule: false,
      registerInstance: false,
      persistWarnings: false,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      openTelemetry: { enabled: false },
    });
    boss.on('error', (error) => {
      if (!isClosed) console.error('@my-air/sandbox: the queue of translations:', error.message);
    });
    try {
      return { boss, workerId: await startQueue(boss) };
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  async function startQueue(boss: PgBoss): Promise<string> {
    await boss.start();
    const options = {
      expireInSeconds: 60,
      heartbeatSeconds: longestSilence,
      deleteAfterSeconds: 60,
      retryLimit: 10,
    };
    await boss.createQueue(queueName, { policy: 'short', ...options });
    // A database that is kept has the queue with the options of an earlier version.
    await boss.updateQueue(queueName, options);
    return boss.work<{ jobId: number }>(queueName, { pollingIntervalSeconds: 0.5 }, async (messages) => {
      for (const { data } of messages) await track(takeTurn(data.jobId));
    });
  }

  /** The queue, opened once; an attempt that fails is forgotten, so that the next one tries again. */
  function queue() {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
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

  function findActive() {
    return tools.transactions.read((db) =>
      db
        .select({ id: aiJobs.id })
        .from(aiJobs)
        .where(inArray(aiJobs.status, [...activeStatuses])),
    );
  }

  async function sendAll(): Promise<void> {
    const jobs = await findActive();
    if (jobs.length === 0 || isClosed) return;
    const { boss, workerId } = await queue();
    for (const { id } of jobs) await boss.send(queueName, { jobId: id }, { singletonKey: String(id) });
    boss.notifyWorker(workerId);
  }

  function wake(): void {
    if (isClosed) return;
    looking ??= keepLooking();
    // Not within the transaction of the caller that wakes it.
    setImmediate(() => {
      void track(sendAll()).catch(logFailure);
    });
  }

  async function keepLooking(): Promise<void> {
    while (!ending.signal.aborted) {
      await sleep(lookEvery, undefined, { signal: ending.signal, ref: false }).catch(() => {});
      if (!isClosed && !isIdleWanted) await track(poll()).catch(logFailure);
    }
  }

  /** Wakes the worker when a job has no message left. */
  async function poll(): Promise<void> {
    await store.refresh();
    const jobs = settings().isPaused ? [] : await findActive();
    if (jobs.length > 0 && !isClosed) {
      const { boss } = await queue();
      const messages = await boss.findJobs<{ jobId: number }>(queueName);
      const live = new Set(messages.flatMap(({ data, state }) => (liveStates.has(state) ? data.jobId : [])));
      if (jobs.some(({ id }) => !live.has(id))) worker.wake();
    }
    isFailureLogged = false;
  }

  /** Logs a failure once until a check succeeds again: while the database is down, every check fails. */
  function logFailure(error: unknown): void {
    if (isClosed || isFailureLogged) return;
    isFailureLogged = true;
    console.error('@my-air/sandbox: translations were not started and will be tried again:', error);
  }

  const worker: TranslationWorker = {
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
  return worker;
}
