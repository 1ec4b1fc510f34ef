import type { PortalConfig } from '@my-air/feature-kit';

import type { Referral } from './referral.ts';

/** The addresses of the identity provider. */
export type IdentityProvider = PortalConfig['identityProvider'];

/** The address that the identity provider sends a user back to. */
export const redirectUri = (origin: string) => `${origin}/oauth/login`;

export interface AuthorizationRequest {
  state: string;
  challenge: string;
  /** The parameter that ties the visit at the provider to the one here, for analytics. */
  linker: string | undefined;
  referral: Referral;
}

/** The address at which a user signs in with the identity provider. */
export function authorizationUrl(
  provider: IdentityProvider,
  origin: string,
  { state, challenge, linker, referral }: AuthorizationRequest,
): string {
  return withQuery(provider.authorizeUrl, {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri(origin),
    scope: provider.scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    _gl: linker,
    ...referral,
  });
}

/** The address at which a user creates an account with the identity provider. */
export function registrationUrl(provider: IdentityProvider, referral: Referral): string {
  return withQuery(provider.registerUrl, { ...referral });
}

/** The address that ends the identity provider's own session; it sends the user back to our login screen. */
export function logoutUrl(provider: IdentityProvider, origin: string): string {
  return withQuery(provider.logoutUrl, {
    client_id: provider.clientId,
    post_logout_redirect_uri: `${origin}/login`,
  });
}

/**
 * The target of an address of the old portal's registration, with its query kept; undefined for any other
 * hash. Following it also forgets where the visitor wanted to go before.
 */
export function legacyRegistrationTarget(hash: string, provider: IdentityProvider): string | undefined {
  const [path, ...rest] = hash.replace(/^#/, '').split('?');
  const query = rest.join('?');
  if (path?.replace(/\/$/, '') !== '/account/registration') return undefined;
  return withQuery(provider.registerUrl, Object.fromEntries(new URLSearchParams(query)));
}

function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
