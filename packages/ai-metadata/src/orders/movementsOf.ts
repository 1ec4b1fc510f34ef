import type { LedgerEntry } from '../contract.ts';

/** A line of the history of a balance. */
export interface Movement {
  id: string;
  date: LedgerEntry['created_at'];
  /** The kind of a single entry; or `running`, `translation`, `unused` or `undone` of all that belong to one job. */
  kind: string;
  change: number;
}

/**
 * The entries of a ledger as a user reads them: what was reserved, spent and given back for one job is one line. A job
 * whose first entries are not in the list keeps its entries apart.
 */
export function movementsOf(entries: readonly LedgerEntry[]): readonly Movement[] {
  const entriesOf = (id: LedgerEntry['job_id']) => entries.filter(({ job_id }) => job_id === id);
  return entries.flatMap((entry): Movement[] => {
    const job = entry.job_id == null ? [] : entriesOf(entry.job_id);
    if (!job.some(({ kind }) => kind === 'reserved')) {
      const { id, created_at: date, kind, balance_change: change } = entry;
      return [{ id: String(id), date, kind, change }];
    }
    if (entry !== job[0]) return [];
    const sum = (field: 'balance_change' | 'reserved_change') =>
      job.reduce((total, one) => total + one[field], 0);
    const change = sum('balance_change');
    const ended = job.some(({ kind }) => kind === 'undone')
      ? 'undone'
      : change === 0
        ? 'unused'
        : 'translation';
    const kind = sum('reserved_change') > 0 ? 'running' : ended;
    return [{ id: `job-${entry.job_id}`, date: entry.created_at, kind, change }];
  });
}
