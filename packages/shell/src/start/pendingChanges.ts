import type { User } from '@my-air/api-client/contract';
import { countUnfinished, forgetActs } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import type { PendingChanges } from '@my-air/feature-kit';

import type { Shell } from '../Shell.ts';

type Owner = Pick<Shell, 'contributions' | 'monitoring'>;

/** The number of changes by the user, in any feature, that the server has not got. */
export async function countPendingChanges(shell: Owner, user: User): Promise<number> {
  const counts = await inEach(shell, ({ count }) => count(user));
  // Changes that cannot be counted may exist: the user is asked rather than robbed.
  return counts.reduce<number>((sum, count) => sum + (count ?? 1), 0);
}

/** Deletes the user's unsent changes. A failure to delete them does not prevent the sign-out. */
export async function deletePendingChanges(shell: Owner, user: User): Promise<void> {
  await inEach(shell, ({ wipe }) => wipe(user));
}

/** The results of an act on the drafts of all features, and on the further changes of single features; undefined for a failure. */
async function inEach<Result>(
  { contributions, monitoring }: Owner,
  act: (changes: PendingChanges) => Result | Promise<Result>,
): Promise<readonly (Result | undefined)[]> {
  const loadDrafts = async () => (await import('@my-air/feature-kit/forms')).unsentDrafts;
  const loadContributed = async () => {
    await contributions.load();
    return atomStore.get(contributions.allAtom).flatMap(({ pendingChanges }) => pendingChanges ?? []);
  };
  // Without the contributions, the changes of the features fail as one.
  const acts: PendingChanges = { count: countUnfinished, wipe: forgetActs };
  const contributed = await loadContributed().catch((error: unknown) => [() => Promise.reject(error)]);
  const sources = [loadDrafts, acts, ...contributed];
  return Promise.all(
    sources.map(async (source) => {
      try {
        return await act(typeof source === 'function' ? await source() : source);
      } catch (error) {
        monitoring.report(error);
        return undefined;
      }
    }),
  );
}
