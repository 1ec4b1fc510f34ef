import type { Job } from '../contract.ts';

const ended: ReadonlySet<string> = new Set(['completed', 'cancelled', 'undone']);

/** Whether nothing more happens in a job by itself, and nothing of it waits for the user. */
export function hasEnded({ status }: Pick<Job, 'status'>): boolean {
  return ended.has(status);
}

/** Whether a job works by itself, so that its progress is worth reading again. */
export function isActive(job: Pick<Job, 'status'>): boolean {
  return !hasEnded(job) && job.status !== 'review';
}

type Counts = Pick<Job, 'status' | 'total' | 'completed' | 'failed' | 'cancelled' | 'in_review' | 'undone'>;

/** The finished part of a job, from 0 to 100 and never rounded up to all of it. */
export function jobPercent(job: Counts): number {
  if (job.status === 'completed' || job.status === 'undone') return 100;
  const [done, all] = doneOf(job);
  return all > 0 ? Math.min(100, Math.max(0, Math.floor((done / all) * 100))) : 0;
}

/** How many translations of a job are done in its present state, and of how many. */
function doneOf(job: Counts): [done: number, all: number] {
  const [completed, failed, cancelled] = [job.completed ?? 0, job.failed ?? 0, job.cancelled ?? 0];
  switch (job.status) {
    case 'undoing':
      return [job.undone ?? 0, completed];
    case 'publishing':
      return [completed, job.total - failed - cancelled];
    case 'cancelling':
    case 'cancelled':
      return [completed + failed, job.total];
    default:
      return [completed + failed + (job.in_review ?? 0), job.total - cancelled];
  }
}

/** The finished part of all active jobs, from 0 to 100; undefined when none is active. */
export function overallPercent(jobs: readonly Counts[]): number | undefined {
  const active = jobs.filter(isActive);
  if (active.length === 0) return undefined;
  const weight = (job: Counts) => Math.max(1, job.total ?? 1);
  const all = active.reduce((sum, job) => sum + weight(job), 0);
  return Math.floor(active.reduce((sum, job) => sum + jobPercent(job) * weight(job), 0) / all);
}
