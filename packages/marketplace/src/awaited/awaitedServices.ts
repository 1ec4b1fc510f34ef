import { Id } from '@my-air/api-client/contract';
import { defineKept } from '@my-air/client-state';
import type { PendingChanges } from '@my-air/feature-api';
import * as v from 'valibot';

/**
 * The services whose opening the user wants to hear of, by id. Kept in this browser; the server has no such
 * list.
 */
export const awaitedServices = defineKept({
  key: 'marketplace.awaited',
  schema: v.array(Id),
  initial: [],
  per: 'user',
  earlierKey: (userId) => `my-air:marketplace:awaited:${userId}`,
});

/** Waits for a service, or does so no longer. */
export function setAwaited(userId: number, productId: number, isAwaited: boolean): void {
  const awaited = awaitedServices(userId);
  const others = awaited.get().filter((id) => id !== productId);
  awaited.set(isAwaited ? [...others, productId] : others);
}

/** A deliberate sign-out deletes this; no text of the user is lost with it. */
export const awaitedPart: PendingChanges = {
  count: () => 0,
  wipe: ({ id }) => void awaitedServices(id).set([]),
};
