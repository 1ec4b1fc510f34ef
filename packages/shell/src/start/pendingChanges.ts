import type { User } from '@my-air/api-client/contract';
import type { Feature } from '@my-air/feature-kit';

import type { Monitoring } from '../monitoring/createMonitoring.ts';

/** The number of changes by the user, in any feature, that the server has not got. */
export async function countPendingChanges(
  features: readonly Feature[],
  user: User,
  { report }: Monitoring,
): Promise<number> {
  const counts = sourcesOf(features).map(async (load) => {
    try {
      return (await (await load?.())?.count(user)) ?? 0;
    } catch (error) {
      report(error);
      // Changes that cannot be counted may exist: the user is asked rather than robbed.
      return 1;
    }
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Deletes the user's unsent changes. A failure to delete them does not prevent the sign-out. */
export async function deletePendingChanges(
  features: readonly Feature[],
  user: User,
  { report }: Monitoring,
): Promise<void> {
  const wipes = sourcesOf(features).map(async (load) => {
    try {
      await (await load?.())?.wipe(user);
    } catch (error) {
      report(error);
    }
  });
  await Promise.all(wipes);
}

/** The drafts of all features, and the further changes of single features. */
function sourcesOf(features: readonly Feature[]): Feature['pendingChanges'][] {
  const loadDrafts = async () => (await import('@my-air/feature-kit/forms')).unsentDrafts;
  return [loadDrafts, ...features.map(({ pendingChanges }) => pendingChanges)];
}
