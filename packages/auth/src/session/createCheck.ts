import { isApiError } from '@my-air/api-client';
import { checkAuth, type User } from '@my-air/api-client/contract';

import { postponement } from './expiry.ts';
import type { SessionCore } from './sessionCore.ts';
import { shared } from './shared.ts';

/** The time in which the cookies of a new session arrive, in milliseconds. */
const cookiePatience = 250;

/** Finds out which user is signed in, and whether they still are. */
export interface Check {
  recheck: () => Promise<boolean>;
  ensureUser: () => Promise<User | null>;
  resume: () => Promise<User | null>;
}

/** `onExpired` is called when the server no longer knows an earlier session. */
export function createCheck(core: SessionCore, onExpired: () => Promise<void>): Check {
  const { store } = core;
  const { api } = core.options;
  const isSignedIn = () => store.get().status === 'authenticated';

  function forgetEnded(): void {
    if (core.hasTrace()) core.noteEnded();
    core.forget();
  }

  const ask = () => api.send(checkAuth, {}, { pageLoading: store.get().status === 'unknown' });

  /**
   * Asks once more before a session ends: the refusal of an old one can be a moment ahead of the cookies of the new
   * one, which began in another tab.
   */
  async function askTwice() {
    try {
      return await ask();
    } catch (error) {
      if (!isUnauthenticated(error) || !isSignedIn()) throw error;
      await new Promise((resolve) => setTimeout(resolve, cookiePatience));
      return ask();
    }
  }

  const recheck = shared(async () => {
    const sessionEpoch = core.sessionEpoch();
    const wasSignedIn = isSignedIn();
    try {
      const answer = await askTwice();
      // Otherwise a user signed in or out while the server was asked: the answer is about another session.
      if (core.sessionEpoch() === sessionEpoch) core.confirm(answer);
    } catch (error) {
      if (core.sessionEpoch() === sessionEpoch) {
        if (isUnauthenticated(error)) await (wasSignedIn ? onExpired() : forgetEnded());
        else if (wasSignedIn) store.set({ expiresAt: Date.now() + postponement });
        else throw error;
      }
    }
    return isSignedIn();
  });

  const validate = shared(async () => {
    // The user of the last visit is most likely still signed in: both answers are requested in parallel.
    const early = core.hasTrace() && !core.getUser() ? core.fetchUser().catch(() => undefined) : undefined;
    if (!(await recheck())) return null;
    try {
      return core.getUser() ?? (await early) ?? (await core.fetchUser());
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      await onExpired();
      return null;
    }
  });

  async function ensureUser(): Promise<User | null> {
    const { status, expiresAt } = store.get();
    if (status === 'anonymous') return null;
    const user = core.getUser();
    const isFresh = expiresAt !== null && Date.now() < expiresAt;
    return status === 'authenticated' && isFresh && user ? user : validate();
  }

  async function resume(): Promise<User | null> {
    if (store.get().status === 'unknown' && !core.hasTrace()) return null;
    // A visitor of the login screen counts as signed out, whatever keeps the server from saying so.
    return ensureUser().catch(() => null);
  }

  return { recheck, ensureUser, resume };
}

export function isUnauthenticated(error: unknown): boolean {
  return isApiError(error) && error.code === 'unauthenticated';
}
