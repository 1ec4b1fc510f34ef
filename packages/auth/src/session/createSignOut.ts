import { isApiError } from '@my-air/api-client';
import { logout } from '@my-air/api-client/contract';
import type { SignOutReason } from '@my-air/feature-kit';
import { deviceStorage, writeCookie } from '@my-air/feature-kit/state';

import { logoutUrl } from '../authorization/addresses.ts';
import { randomToken } from '../authorization/pkce.ts';
import { home } from './destination.ts';
import type { SessionCore } from './sessionCore.ts';

const logoutTimeout = 10_000;

export interface SignOutOptions {
  /**
   * Whether the user's unsent changes may be lost: the user is asked, and then they are deleted.
   * @default true
   */
  ownsPendingChanges?: boolean;
  /** Whether the user comes back to where they were. @default whether the sign-out was not requested */
  keepsPlace?: boolean;
  /** The address that the browser leaves for afterwards. @default the identity provider's, which ends its session too */
  target?: string | undefined;
}

/** The same, decided. */
type HowToEnd = Required<Pick<SignOutOptions, 'ownsPendingChanges' | 'keepsPlace'>> &
  Pick<SignOutOptions, 'target'>;

/** Ends sessions; a second call while one is ending changes nothing. */
export function createSignOut(core: SessionCore) {
  const { options, store } = core;
  let underWay: Promise<void> | undefined;
  let isAsking = false;

  async function mayLose(): Promise<boolean> {
    const user = core.getUser();
    const unsent = user ? ((await options.countPendingChanges?.(user)) ?? 0) : 0;
    if (unsent === 0 || !options.confirmSignOut) return true;
    const sessionEpoch = core.sessionEpoch();
    isAsking = true;
    const isMeant = await options.confirmSignOut(unsent);
    // A session that ended while the user was thinking has ended: there is nothing left to sign out of.
    if (core.sessionEpoch() !== sessionEpoch) return false;
    isAsking = false;
    return isMeant;
  }

  /** Sends what the user has removed; without an answer the sign-out goes on when its time is over. */
  function sendRemovals(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, logoutTimeout);
      void Promise.resolve(options.sendRemovals?.()).finally(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /**
   * A user who requested the sign-out must learn that the server could not do it; one who is signed out
   * already must not.
   */
  async function endAtServer(reason: SignOutReason): Promise<void> {
    try {
      // Ending a session is idempotent: the key lets the client renew its token and try again.
      await options.api.send(logout, {}, { timeout: logoutTimeout, idempotencyKey: randomToken() });
    } catch (error) {
      const isEnded = isApiError(error) && ['unauthenticated', 'page_expired'].includes(error.code);
      if (reason === 'requested' && !isEnded) throw error;
    }
  }

  async function forgetHere(
    reason: SignOutReason,
    { ownsPendingChanges, keepsPlace }: HowToEnd,
  ): Promise<void> {
    const user = core.getUser();
    if (reason === 'requested' && ownsPendingChanges && user) await options.deletePendingChanges?.(user);
    const { pathname, search, hash } = window.location;
    core.rememberDestination(keepsPlace ? pathname + search + hash : home, user?.id);
    if (keepsPlace) core.noteEnded();
    core.forget();
    options.resetStores?.();
    writeCookie('announcements', '', { maxAge: -1 });
    deviceStorage.write('product_request', undefined);
  }

  async function end(reason: SignOutReason, how: HowToEnd): Promise<void> {
    store.set({ isSubmitting: true });
    try {
      if (reason === 'requested') await sendRemovals();
      if (reason !== 'elsewhere') await endAtServer(reason);
      await forgetHere(reason, how);
    } catch (error) {
      store.set({ isSubmitting: false });
      throw error;
    }
    if (reason !== 'elsewhere') core.tellTabs({ type: 'signed-out', isRequested: reason === 'requested' });
    if (reason === 'requested') {
      // The flag stays set: the page is being left, and its state no longer matters.
      options.leave(how.target ?? logoutUrl(options.config.identityProvider, window.location.origin));
    } else {
      store.set({ isSubmitting: false });
      options.onSignedOut?.(reason);
    }
  }

  async function endOnceMeant(how: HowToEnd): Promise<void> {
    if (await mayLose()) await end('requested', how);
  }

  function run(ending: Promise<void>): Promise<void> {
    const running = ending.finally(() => {
      if (underWay === running) underWay = undefined;
    });
    underWay = running;
    return running;
  }

  return function signOut(
    reason: SignOutReason,
    { ownsPendingChanges = true, keepsPlace = reason !== 'requested', target }: SignOutOptions = {},
  ): Promise<void> {
    const how = { ownsPendingChanges, keepsPlace, target };
    if (reason !== 'requested' && store.get().status !== 'authenticated') {
      if (store.get().status === 'unknown') core.forget();
      return underWay ?? Promise.resolve();
    }
    if (reason !== 'requested' && isAsking) {
      // An open question does not delay a sign-out by the server or another tab.
      isAsking = false;
      return run(end(reason, how));
    }
    return (
      underWay ?? run(reason === 'requested' && ownsPendingChanges ? endOnceMeant(how) : end(reason, how))
    );
  };
}
