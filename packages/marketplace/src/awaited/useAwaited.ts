import { useUser } from '@my-air/feature-kit';
import { useAtomValue } from 'jotai';

import { awaitedServices, setAwaited } from './awaitedServices.ts';

/** Whether the user waits for a service to open, and the function that begins or ends it. */
export function useAwaited(productId: number): readonly [boolean, (isAwaited: boolean) => void] {
  const userId = useUser()?.id ?? 0;
  const awaited = useAtomValue(awaitedServices(userId));
  return [awaited.includes(productId), (next) => setAwaited(userId, productId, next)];
}
