import * as client from 'openid-client';

import { HttpError } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { portalClient } from '../identity/createProvider.ts';

/** The authorization code that the portal got, and the proof of its origin. */
export interface CodeGrant {
  code: string;
  client_id: string;
  redirect_uri: string;
  code_verifier: string;
}

/**
 * The client's configuration of the identity provider; its keys are fetched once.
 * @param internalAddress The address at which this process reaches it.
 */
export function providerAt(identity: string, internalAddress = identity): client.Configuration {
  const provider = new client.Configuration(
    { issuer: identity, token_endpoint: `${identity}/token`, jwks_uri: `${identity}/jwks` },
    portalClient,
    undefined,
    client.None(),
  );
  client.allowInsecureRequests(provider);
  // The provider may be reached without TLS, so that the signature is what proves the token.
  client.enableNonRepudiationChecks(provider);
  provider[client.customFetch] = async (address, options) => {
    // SAFETY: the library hands over the options of `fetch` under a type of its own.
    const answer = await fetch(address.replace(identity, internalAddress), options as RequestInit);
    if (answer.status === 503) throw providerUnavailable();
    return answer;
  };
  return provider;
}

/**
 * Exchanges a code at the identity provider. The subject comes from the id token of the same answer: a code that is sent
 * twice makes the provider revoke the access token, with which it would answer nothing more.
 * @returns the user's subject; undefined when the provider refuses. Throws 503 when it is unavailable.
 */
export async function exchangeCode(
  provider: client.Configuration,
  { client_id, ...grant }: CodeGrant,
): Promise<string | undefined> {
  if (client_id !== portalClient) return undefined;
  const { code, redirect_uri, code_verifier } = grant;
  try {
    const parameters = { code, redirect_uri, code_verifier };
    const tokens = await client.genericGrantRequest(provider, 'authorization_code', parameters);
    return tokens.claims()?.sub;
  } catch (error) {
    if (error instanceof client.ResponseBodyError) return undefined;
    if (!(error instanceof client.ClientError)) throw error;
    if (error.cause instanceof HttpError) throw error.cause;
    return undefined;
  }
}

function providerUnavailable() {
  return new HttpError(503, say('identity_unavailable'), {}, { 'retry-after': '2' });
}
