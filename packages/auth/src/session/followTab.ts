import { Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { home } from './destination.ts';
import type { SessionCore } from './sessionCore.ts';

/** The messages between the tabs of one browser. */
export const SessionMessage = /* @__PURE__ */ v.variant('type', [
  /** `userId`: undefined where the user could not be read. */
  v.object({ type: v.literal('signed-in'), userId: v.optional(Id) }),
  /**
   * `isRequested`: whether the user signed out, and so leaves nothing behind. A sign-out from an older build of the
   * portal does not say.
   */
  v.object({ type: v.literal('signed-out'), isRequested: v.optional(v.boolean(), true) }),
]);
export type SessionMessage = v.InferOutput<typeof SessionMessage>;

/** Follows a message of another tab. It is not sent again, so no echo can arise. */
export function followTab(
  core: SessionCore,
  message: SessionMessage,
  signOutHere: (isRequested: boolean) => Promise<void>,
): void {
  const { options, store } = core;

  function adoptSignIn(userId: number | undefined): void {
    const user = core.getUser();
    if (store.get().status === 'authenticated' && user && user.id === userId) return;
    core.keepDestinationFor(userId);
    // The data that is kept here belongs to another user, or to none.
    core.forget();
    core.leaveTrace();
    if (user) options.resetStores?.();
    store.set({ status: 'unknown' });
    options.onSignedInElsewhere?.();
  }

  if (message.type === 'signed-in') adoptSignIn(message.userId);
  else {
    // Also where this tab found out first, and has kept its address.
    if (message.isRequested) core.rememberDestination(home);
    void signOutHere(message.isRequested);
  }
}
