import { useUser } from '@my-air/feature-api';
import { useSyncExternalStore } from 'react';

import { awaitedBy, setAwaited, subscribeAwaited } from './awaitedServices.ts';

/** Whether the person waits for a service to open, and how to begin or end it. */
export function useAwaited(productId: number): readonly [boolean, (isAwaited: boolean) => void] {
  const userId = useUser()?.id ?? 0;
  const isAwaited = useSyncExternalStore(subscribeAwaited, () => awaitedBy(userId).includes(productId));
  return [isAwaited, (next) => setAwaited(userId, productId, next)];
}
