import { federatedLogin } from '@my-air/auth/contract';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as openid from 'openid-client';

import type { Backend } from './Backend.ts';

/** The identity provider, as its discovery tells it, and the client that the portal is there. */
export interface Provider {
  /** The issuer, below which `/.well-known/openid-configuration` is. */
  readonly issuer: string;
  readonly clientId: string;
  /** @default openid email profile */
  readonly scope?: string | undefined;
  /** Receives the address at which the user signs in. */
  readonly open: (address: string) => void;
}

/** How long the user may take at the provider, in milliseconds. */
const patience = 300_000;
const path = '/oauth/login';

/** Reads the discovery of the provider. @throws where there is none, or where it is that of another issuer */
export function discover({ issuer, clientId }: Provider): Promise<openid.Configuration> {
  const address = new URL(issuer);
  const execute = address.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  return openid.discovery(address, clientId, undefined, openid.None(), { execute });
}

/** The request with which the portal begins a sign-in. */
export async function beginSignIn(provider: Provider, redirectUri: string) {
  const configuration = await discover(provider);
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: provider.scope ?? 'openid email profile',
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { configuration, verifier, state, address };
}

/**
 * Signs in as the portal does, with the user at the pages of the provider and this command at the portal's own address,
 * which must be free on this computer.
 */
export async function signInByProvider(backend: Backend, provider: Provider): Promise<void> {
  const origin = new URL(backend.origin);
  if (!['localhost', '127.0.0.1'].includes(origin.hostname))
    throw new Error('A sign-in by a provider ends at this computer: give --origin http://localhost:3000');
  const redirectUri = `${origin.origin}${path}`;
  const { state, verifier, address } = await beginSignIn(provider, redirectUri);
  const back = await visitTo(origin, () => provider.open(address.href));
  const refusal = back.searchParams.get('error');
  if (refusal !== null)
    throw new Error(`The provider refused: ${back.searchParams.get('error_description') ?? refusal}`);
  if (back.searchParams.get('state') !== state) throw new Error('The provider sent another state back');
  await backend.call(federatedLogin, {
    body: {
      code: back.searchParams.get('code') ?? '',
      client_id: provider.clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
  });
}

/** The address with which the provider sends the user back. */
async function visitTo(origin: URL, begin: () => void): Promise<URL> {
  const server = createServer();
  const signal = AbortSignal.timeout(patience);
  try {
    server.listen(Number(origin.port || 80), origin.hostname);
    await once(server, 'listening', { signal });
    begin();
    for (;;) {
      const [request, response] = (await once(server, 'request', { signal })) as [
        IncomingMessage,
        ServerResponse,
      ];
      const visited = new URL(request.url ?? '', origin);
      const isBack = visited.pathname === path;
      response.writeHead(isBack ? 200 : 404, { 'content-type': 'text/plain', connection: 'close' });
      response.end(isBack ? 'Signed in. You can close this page.' : '');
      if (isBack) return visited;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Error(`${origin.origin} is in use. Stop the portal there: the sign-in ends at its address`, {
        cause: error,
      });
    if (!signal.aborted) throw error;
    throw new Error('Nobody came back from the provider within five minutes', { cause: error });
  } finally {
    server.close();
  }
}
