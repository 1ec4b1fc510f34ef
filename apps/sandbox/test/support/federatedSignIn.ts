import * as client from 'openid-client';

import type { RunningSandbox } from '../../src/startSandbox.ts';

/** A portal that is about to redirect a user to the identity provider. */
export async function authorization(sandbox: RunningSandbox, more: Readonly<Record<string, string>> = {}) {
  const server = await client.discovery(
    new URL(sandbox.identityUrl),
    'my-air-portal',
    undefined,
    client.None(),
    {
      execute: [client.allowInsecureRequests],
    },
  );
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const redirectUri = `${sandbox.url}/oauth/login`;
  const url = client.buildAuthorizationUrl(server, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  });
  return { server, verifier, state, redirectUri, address: url.href };
}

/** The body that the portal sends to the API after the redirect back. */
export function grant(address: string, verifier: string, redirectUri: string) {
  const code = new URL(address).searchParams.get('code') ?? '';
  return { code, client_id: 'my-air-portal', redirect_uri: redirectUri, code_verifier: verifier };
}
