import * as v from 'valibot';

import { HttpError } from '../http/HttpError.ts';

const Tokens = v.object({ access_token: v.string() });
const UserInfo = v.object({ sub: v.string() });

/** What the portal was given, and what it proves itself with. */
export interface CodeGrant {
  code: string;
  client_id: string;
  redirect_uri: string;
  code_verifier: string;
}

/**
 * Exchanges a code at the identity provider and asks it who that is.
 * @returns the person's subject; undefined when the provider refuses. Throws 503 when it is unavailable.
 */
export async function exchangeCode(identity: string, grant: CodeGrant): Promise<string | undefined> {
  const { code, client_id, redirect_uri, code_verifier } = grant;
  const exchanged = await fetch(`${identity}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id,
      redirect_uri,
      code_verifier,
    }),
  });
  if (exchanged.status === 503) throw providerUnavailable();
  if (!exchanged.ok) return undefined;
  const { access_token } = v.parse(Tokens, await exchanged.json());
  const asked = await fetch(`${identity}/userinfo`, { headers: { authorization: `Bearer ${access_token}` } });
  if (asked.status === 503) throw providerUnavailable();
  return asked.ok ? v.parse(UserInfo, await asked.json()).sub : undefined;
}

function providerUnavailable() {
  return new HttpError(503, 'The identity provider is temporarily unavailable.', {}, { 'retry-after': '2' });
}
