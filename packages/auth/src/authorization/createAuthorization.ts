import { federatedLogin } from '@my-air/api-client/contract';

import type { AuthorizationResult, AuthSession } from '../session/AuthSession.ts';
import { home } from '../session/destination.ts';
import type { SessionCore } from '../session/sessionCore.ts';
import { authorizationUrl, redirectUri } from './addresses.ts';
import { challengeOf, randomToken } from './pkce.ts';
import { readReferral } from './referral.ts';
import { beginTransaction, takeTransaction, type Transaction } from './transactions.ts';

const linkerPattern = /^[\w.*~-]{1,512}$/;
const clientSessionPattern = /^[\w.~-]{1,128}$/;

/** Signs in through the identity provider. No token ever reaches this page: the code is exchanged for a cookie. */
export function createAuthorization(
  core: SessionCore,
  entered: URL,
): Pick<AuthSession, 'startAuthorization' | 'finishAuthorization'> {
  const { options, store, enter, submit } = core;
  const { origin } = window.location;
  const { identityProvider, analytics } = options.config;
  const linker = analytics.linker ? plain(entered.searchParams.get('_gl'), linkerPattern) : undefined;

  async function startAuthorization({ remember = false } = {}): Promise<void> {
    const state = randomToken();
    const verifier = randomToken();
    const challenge = await challengeOf(verifier);
    beginTransaction(state, {
      verifier,
      remember,
      destination: store.get().destination,
      owner: core.destinationOwner(),
    });
    store.set({ oauthState: state, isSubmitting: true });
    const referral = readReferral();
    options.leave(authorizationUrl(identityProvider, origin, { state, challenge, linker, referral }));
  }

  function exchange(code: string, transaction: Transaction, clientSessionId: string | undefined) {
    return submit<AuthorizationResult>(async () => {
      const answer = await options.api.send(federatedLogin, {
        body: {
          code,
          client_id: identityProvider.clientId,
          redirect_uri: redirectUri(origin),
          code_verifier: transaction.verifier,
          ...(clientSessionId && { client_session_id: clientSessionId }),
          ...(transaction.remember && { remember: true }),
        },
      });
      const user = await enter(answer);
      core.rememberDestination(home);
      const isTheirs = [undefined, String(user.id)].includes(transaction.owner);
      return {
        kind: 'signed-in',
        user,
        destination: core.landing(isTheirs ? transaction.destination : home),
      };
    });
  }

  async function finishAuthorization(): Promise<AuthorizationResult> {
    const { pathname, searchParams } = new URL(window.location.href);
    if (searchParams.size > 0) window.history.replaceState(window.history.state, '', pathname);
    store.set({ oauthState: null });
    const transaction = takeTransaction(searchParams.get('state') ?? '');
    const refusal = searchParams.get('error');
    if (refusal !== null) return { kind: 'declined', isByPerson: refusal === 'access_denied' };
    const code = searchParams.get('code');
    if (!transaction || !code) return { kind: 'unknown-state' };
    const clientSessionId = plain(searchParams.get('client_session_id'), clientSessionPattern);
    return exchange(code, transaction, clientSessionId).catch((error: unknown) => ({
      kind: 'failed',
      error,
    }));
  }

  return { startAuthorization, finishAuthorization };
}

function plain(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined;
}
