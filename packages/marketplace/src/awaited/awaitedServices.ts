import { Id } from '@my-air/api-client/contract';
import { defineKept } from '@my-air/client-state';
import type { PendingChanges } from '@my-air/feature-api';
import * as v from 'valibot';

/** The services that a person wants to be told of once they open, by id. This browser remembers them; the server knows no such thing. */
export const awaitedServices = defineKept({
  key: 'marketplace.awaited',
  schema: v.array(Id),
  initial: [],
  per: 'person',
  earlierKey: (userId) => `my-air:marketplace:awaited:${userId}`,
});

/** Waits for a service, or does so no longer. */
export function setAwaited(userId: number, productId: number, isAwaited: boolean): void {
  const awaited = awaitedServices(userId);
  const others = awaited.get().filter((id) => id !== productId);
  awaited.set(isAwaited ? [...others, productId] : others);
}

/** A deliberate sign-out deletes this; nothing that the person wrote is lost with it. */
export const awaitedPart: PendingChanges = {
  count: () => 0,
  wipe: ({ id }) => void awaitedServices(id).set([]),
};
