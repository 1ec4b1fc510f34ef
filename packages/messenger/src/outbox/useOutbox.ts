import { useValue } from '@my-air/client-state';
import { usePortal, useUser } from '@my-air/feature-api';

import type { Outbox, OutboxSnapshot } from './Outbox.ts';
import { outboxOf } from './outboxOf.ts';

/** The user's outbox, and its state. */
export function useOutbox(): readonly [OutboxSnapshot, Outbox] {
  const portal = usePortal();
  // After sign-out, the outbox of user 0, which sends nothing.
  const outbox = outboxOf(portal, useUser()?.id ?? 0);
  return [useValue(outbox), outbox];
}
