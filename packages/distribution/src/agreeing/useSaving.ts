import { useAtomValue } from 'jotai';

import type { DistributionPlatform } from '../contract.ts';
import { savingAtom } from './savingAtom.ts';

/** Whether a platform was agreed to and the server's list does not say so yet. */
export function useSaving({ id, state }: Pick<DistributionPlatform, 'id' | 'state'>): boolean {
  return useAtomValue(savingAtom).has(id) && state === 'not_agreed';
}
