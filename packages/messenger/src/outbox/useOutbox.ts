import { usePortal, useUser } from '@my-air/feature-api';
import { useSyncExternalStore } from 'react';

import type { Outbox, OutboxSnapshot } from './Outbox.ts';
import { outboxOf } from './outboxOf.ts';

/** The outbox of the person who is signed in, and its state. */
export function useOutbox(): readonly [OutboxSnapshot, Outbox] {
  const portal = usePortal();
  // For the moment in which nobody is signed in any more there is a person who sends nothing.
  const outbox = outboxOf(portal, useUser()?.id ?? 0);
  return [useSyncExternalStore(outbox.subscribe, outbox.getSnapshot), outbox];
}
