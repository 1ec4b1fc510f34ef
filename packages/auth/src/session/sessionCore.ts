import { ApiError, isApiError } from '@my-air/api-client';
import { getUser, type User } from '@my-air/api-client/contract';
import { atomStore, deviceStorage as storage } from '@my-air/feature-kit/state';
import { cachedUser, userQuery, type Session, type SessionState } from '@my-air/feature-kit';
import { QueryObserver } from '@tanstack/react-query';
import { atom } from 'jotai';

import { logoutUrl } from '../authorization/addresses.ts';
import { forgetReferral } from '../authorization/referral.ts';
import type { EndedSession } from './AuthSession.ts';
import { destinationKey, home, safeDestination } from './destination.ts';
import { expiryOf } from './expiry.ts';
import type { SessionMessage } from './followTab.ts';
import type { SessionOptions } from './SessionOptions.ts';

// Without it the login screen would have to ask the server about every visitor.
const signedInKey = 'signedIn';
/** The key of the user whose place `redirectTo` is: another user is not led to it. */
const ownerKey = 'redirectOwner';

/** The key of the language that was last taken from the user's preference, with the user's id. */
const preferenceKey = 'preferredLanguage';

type SessionAnswer = { expires_at?: string | null | undefined } | null | undefined;

export interface SessionStore extends Pick<Session, 'stateAtom'> {
  get: () => SessionState;
  set: (change: Partial<SessionState>) => void;
}

/** The state and functions that every part of the session works with. */
export interface SessionCore extends Pick<Session, 'getUser' | 'onUserChange'> {
  options: SessionOptions;
  /** Tells the other tabs. */
  tellTabs: (message: SessionMessage) => void;
  store: SessionStore;
  /** Grows with every sign-in and sign-out, so that an earlier answer can be recognised. */
  sessionEpoch: () => number;
  /** Asks the server who is signed in. */
  fetchUser: () => Promise<User>;
  /** Notes that the server knows the session, and its end. */
  confirm: (answer: SessionAnswer) => void;
  /** Takes over the session that the server has just opened. */
  enter: (answer: SessionAnswer) => Promise<User>;
  /**
   * Runs a sign-in with the submitting flag set; a page that the server considers expired leaves for the
   * logout address.
   */
  submit: <Result>(work: () => Promise<Result>) => Promise<Result | { kind: 'leaving' }>;
  /** Forgets everything about the user who was signed in. */
  forget: () => void;
  /** Notes the user whose session ended by itself, for the sign-in page; `confirm` forgets it. */
  noteEnded: () => void;
  endedFor: () => EndedSession | undefined;
  /** Whether a user was signed in here when the browser was last used. */
  hasTrace: () => boolean;
  leaveTrace: () => void;
  /** `owner`: the id of the user whose place it is; without one it belongs to the user who signs in next. */
  rememberDestination: (path: string, owner?: number) => void;
  /** The id of the user whose place the destination is; undefined where it belongs to no user. */
  destinationOwner: () => string | undefined;
  /** Forgets the destination if it belongs to a user other than this one, who may be unknown. */
  keepDestinationFor: (userId: number | undefined) => void;
  /** The target of a sign-in: the wanted place, else the partner's own start page. */
  landing: (destination: string) => string;
}

export function createSessionCore(options: SessionOptions, tellTabs: SessionCore['tellTabs']): SessionCore {
  const { api, queryClient } = options;
  const { origin } = window.location;
  const leaveTrace = () => void storage.write(signedInKey, '1');
  const { queryKey } = userQuery(api);
  const user = cachedUser(queryClient, api);
  const store = createSessionStore(safeDestination(storage.read(destinationKey), origin));
  let sessionEpoch = 0;
  let stopWatching: (() => void) | undefined;
  let ended: EndedSession | undefined;
  let preference = storage.read(preferenceKey);

  // Of this tab, as the destination is: another tab may have stored its own meanwhile.
  let destinationOwner = storage.read(ownerKey);

  function rememberDestination(path: string, owner?: number): void {
    const destination = safeDestination(path, origin);
    if (destination === home) storage.write(destinationKey, undefined);
    else storage.write(destinationKey, destination);
    destinationOwner = destination === home || owner === undefined ? undefined : String(owner);
    if (destinationOwner === undefined) storage.write(ownerKey, undefined);
    else storage.write(ownerKey, destinationOwner);
    store.set({ destination });
  }

  function rememberPreference(next: string | undefined): void {
    preference = next;
    storage.write(preferenceKey, next);
  }

  /**
   * Speaks the language that the user prefers, after a sign-in and when it was changed at the identity provider; one
   * that was chosen in this browser since stays otherwise.
   */
  async function speakPreference({ id, preference: preferred }: User, isSignIn = false): Promise<void> {
    if (!preferred?.ui_locale) return;
    const next = `${id} ${preferred.ui_locale}`;
    const isOther = isSignIn || (preference !== undefined && preference !== next);
    rememberPreference(next);
    try {
      if (isOther) await options.setLocale?.(preferred.ui_locale);
    } catch {
      // The words of that language could not be loaded; the portal keeps its present one.
    }
  }

  const core: SessionCore = {
    options,
    tellTabs,
    store,
    sessionEpoch: () => sessionEpoch,
    ...user,
    async fetchUser() {
      const asked = sessionEpoch;
      const answer: { user?: User } | undefined = await api.send(getUser, {}, { pageLoading: true });
      // A user without an identity counts as malformed, not as signed in.
      if (answer?.user?.id == null)
        throw new ApiError({ code: 'malformed', key: getUser.key, pageLoading: true });
      if (sessionEpoch === asked) {
        stopWatching?.();
        queryClient.setQueryData(queryKey, answer.user);
        // Also keeps the user among the answers.
        stopWatching = new QueryObserver(queryClient, userQuery(api)).subscribe(({ data }) => {
          if (data) void speakPreference(data);
        });
        // The observer reports later changes; this answer was there before it.
        await speakPreference(answer.user);
      }
      return answer.user;
    },
    confirm(answer) {
      ended = undefined;
      leaveTrace();
      store.set({ status: 'authenticated', expiresAt: expiryOf(answer?.expires_at, Date.now()) });
    },
    async enter(answer) {
      sessionEpoch += 1;
      core.confirm(answer);
      const entered = await core.fetchUser().catch((error: unknown) => {
        // The browser has the cookie of the new session all the same: the other tabs read the user again.
        tellTabs({ type: 'signed-in', userId: undefined });
        throw error;
      });
      core.keepDestinationFor(entered.id);
      await speakPreference(entered, true);
      forgetReferral();
      tellTabs({ type: 'signed-in', userId: entered.id });
      return entered;
    },
    async submit(work) {
      store.set({ isSubmitting: true });
      try {
        return await work();
      } catch (error) {
        if (!isApiError(error) || error.code !== 'page_expired' || error.redirectUrl) throw error;
        options.leave(logoutUrl(options.config.identityProvider, origin));
        return { kind: 'leaving' };
      } finally {
        store.set({ isSubmitting: false });
      }
    },
    forget() {
      sessionEpoch += 1;
      stopWatching?.();
      stopWatching = undefined;
      storage.write(signedInKey, undefined);
      rememberPreference(undefined);
      void queryClient.cancelQueries();
      queryClient.clear();
      store.set({ status: 'anonymous', expiresAt: null, oauthState: null });
    },
    noteEnded: () => void (ended = { email: user.getUser()?.email ?? undefined }),
    endedFor: () => ended,
    hasTrace: () => storage.read(signedInKey) !== undefined,
    leaveTrace,
    rememberDestination,
    destinationOwner: () => destinationOwner,
    keepDestinationFor(userId) {
      if (![undefined, String(userId)].includes(destinationOwner)) rememberDestination(home);
    },
    landing: (destination) =>
      destination === home ? safeDestination(user.getUser()?.partner?.homepage, origin) : destination,
  };
  return core;
}

function createSessionStore(destination: string): SessionStore {
  const stateAtom = atom<SessionState>({
    status: 'unknown',
    expiresAt: null,
    isSubmitting: false,
    destination,
    oauthState: null,
  });
  return {
    stateAtom,
    get: () => atomStore.get(stateAtom),
    set: (change) => atomStore.set(stateAtom, (state) => ({ ...state, ...change })),
  };
}
