import { useKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import { useEffect } from 'react';

import type { DistributionPlatform } from '../contract.ts';
import { savingPlatforms } from './savingPlatforms.ts';

/** Whether a platform was agreed to and the server's list does not say so yet. */
export function useSaving({ id, state }: Pick<DistributionPlatform, 'id' | 'state'>): boolean {
  const kept = savingPlatforms(useUser()?.id);
  const [saving] = useKept(kept);
  const isMarked = saving.includes(id);
  const isWaiting = state === 'not_agreed';

  useEffect(() => {
    // A mark that stayed would hide that a later version of the agreement waits again.
    if (isMarked && !isWaiting) kept.set(kept.get().filter((marked) => marked !== id));
  }, [kept, isMarked, isWaiting, id]);

  return isMarked && isWaiting;
}
