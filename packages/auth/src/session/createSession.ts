import { login as loginCall } from '@my-air/api-client/contract';
import { atomStore, openTabChannel } from '@my-air/feature-kit/state';
import { isImpersonated } from '@my-air/feature-kit';

import { registrationUrl } from '../authorization/addresses.ts';
import { forgetReferral, readReferral, rememberReferral } from '../authorization/referral.ts';
import type { AuthSession, Credentials, LoginResult } from './AuthSession.ts';
import { createCheck } from './createCheck.ts';
import { createSignOut } from './createSignOut.ts';
import { home } from './destination.ts';
import { followTab, SessionMessage } from './followTab.ts';
import { createSessionCore, type SessionStore } from './sessionCore.ts';
import type { SessionOptions } from './SessionOptions.ts';
import { shared } from './shared.ts';

/** Keeps the signed-in user, in this tab and in agreement with the others. */
export function createSession(options: SessionOptions): AuthSession {
  const channel = openTabChannel('my-air.session', SessionMessage, (message) =>
    followTab(core, message, (isRequested) => signOut('elsewhere', { keepsPlace: !isRequested })),
  );
  const core = createSessionCore(options, channel.send);
  const { store } = core;
  const signOut = createSignOut(core);
  const check = createCheck(core, () => signOut('expired'));

  const life = new AbortController();
  watchExpiry(store, check.recheck, life.signal);
  const restore = ({ persisted }: PageTransitionEvent) => {
    const { isSubmitting, status } = store.get();
    // A page that was left while it was signing in or out is restored in that state: it starts afresh.
    if (persisted && (isSubmitting || status === 'anonymous')) window.location.reload();
  };
  window.addEventListener('pageshow', restore, { signal: life.signal });

  /** The address that the page was opened at: by the time of the sign-in, it is another. */
  const entered = new URL(window.location.href);
  const authorization = async () => {
    const { createAuthorization } = await import('../authorization/createAuthorization.ts');
    return createAuthorization(core, entered);
  };

  const login = (credentials: Credentials) =>
    core.submit<LoginResult>(async () => {
      const answer = await options.api.send(loginCall, { body: credentials });
      if (!answer?.two_factor) return { kind: 'signed-in', user: await core.enter(answer) };
      const { two_factor_method: method, two_factor_contact: contact } = answer;
      return { kind: 'second-factor', method: method ?? undefined, contact: contact ?? undefined };
    });

  async function openImpersonation() {
    core.forget();
    options.resetStores?.();
    store.set({ status: 'unknown' });
    const user = await check.ensureUser();
    if (!isImpersonated(user)) return null;
    if (user) channel.send({ type: 'signed-in', userId: user.id });
    return user;
  }

  return {
    stateAtom: store.stateAtom,
    getState: store.get,
    isLikely: () => core.getUser() !== undefined || core.hasTrace(),
    getUser: core.getUser,
    onUserChange: core.onUserChange,
    ...check,
    startAuthorization: async (how) => (await authorization()).startAuthorization(how),
    // Shared, because a screen that is mounted twice must find the same result the second time, not the used-up
    // parameters.
    finishAuthorization: shared(async () => (await authorization()).finishAuthorization()),
    login,
    signOut: (reason) => signOut(reason),
    endedFor: core.endedFor,
    rememberDestination: core.rememberDestination,
    takeDestination() {
      const { destination } = store.get();
      core.rememberDestination(home);
      return core.landing(destination);
    },
    openImpersonation,
    stopImpersonation: () => {
      const target = core.getUser()?.impersonator?.return_url ?? undefined;
      return signOut('requested', { ownsPendingChanges: false, target });
    },
    rememberReferral,
    referral: () => readReferral().ref,
    forgetReferral,
    registrationUrl: () => registrationUrl(options.config.identityProvider, readReferral()),
    dispose() {
      life.abort();
      channel.close();
    },
  };
}

/**
 * Asks the server again once the session's time has passed; earlier, from half of it on, when the user works here:
 * a server puts the end off with each call, and long typing makes none. A hidden tab waits until it is shown.
 */
function watchExpiry(store: SessionStore, recheck: () => Promise<boolean>, signal: AbortSignal): void {
  let armedFor: number | null = null;
  let renewsFrom = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = atomStore.sub(store.stateAtom, () => {
    const { expiresAt } = store.get();
    if (expiresAt === armedFor) return;
    armedFor = expiresAt;
    const now = Date.now();
    renewsFrom = expiresAt === null ? Number.POSITIVE_INFINITY : (now + expiresAt) / 2;
    clearTimeout(timer);
    const ask = () => void (document.visibilityState === 'visible' && recheck());
    if (expiresAt !== null) timer = setTimeout(ask, expiresAt - now);
  });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });

  const renew = () => void (Date.now() >= renewsFrom && recheck());
  for (const name of ['keydown', 'pointerdown'])
    window.addEventListener(name, renew, { capture: true, passive: true, signal });
}
