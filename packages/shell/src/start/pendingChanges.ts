import type { User } from '@my-air/api-client/contract';
import type { PendingChanges, WholeFeature } from '@my-air/feature-api';
import { unsentDrafts } from '@my-air/feature-api/draft';

import type { Monitoring } from '../monitoring/createMonitoring.ts';

/** How many things the person wrote in any feature that the server has not got. */
export async function countPendingChanges(
  features: readonly WholeFeature[],
  user: User,
  { report }: Monitoring,
): Promise<number> {
  const counts = sourcesOf(features).map(async (load) => {
    try {
      return (await (await load?.())?.count(user)) ?? 0;
    } catch (error) {
      report(error);
      // What cannot be counted may be there: the person is asked rather than robbed.
      return 1;
    }
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Throws away what the person wrote and did not send. What cannot be thrown away keeps nobody signed in. */
export async function deletePendingChanges(
  features: readonly WholeFeature[],
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

/** The drafts of all features, and what single features hold besides. */
function sourcesOf(
  features: readonly WholeFeature[],
): (WholeFeature['pendingChanges'] | (() => PendingChanges))[] {
  return [() => unsentDrafts, ...features.map(({ pendingChanges }) => pendingChanges)];
}
