import { Id } from '@my-air/api-client/contract';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import type { PendingChanges } from '@my-air/feature-kit';
import * as v from 'valibot';

/**
 * The services whose opening the user wants to hear of, by id. Kept in this browser; the server has no such
 * list.
 */
export const awaitedServices = keptAtom('marketplace.awaited', v.array(Id), [], {
  per: 'user',
  survivesSignOut: true,
});

/** Waits for a service, or does so no longer. */
export function setAwaited(userId: number, productId: number, isAwaited: boolean): void {
  atomStore.set(awaitedServices(userId), (awaited) => {
    const others = awaited.filter((id) => id !== productId);
    return isAwaited ? [...others, productId] : others;
  });
}

/** A deliberate sign-out deletes this; no text of the user is lost with it. */
export const awaitedPart: PendingChanges = {
  count: () => 0,
  wipe: ({ id }) => void atomStore.set(awaitedServices(id), []),
};
