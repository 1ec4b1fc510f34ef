import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

import { expect, onTestFinished, test } from 'vitest';

import { portalClient } from '../identity/createProvider.ts';
import { exchangeCode, providerAt } from './exchangeCode.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangeKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const issuer = 'http://identity.example';
const grant = { code: 'code', client_id: portalClient, redirect_uri: `${issuer}/back`, code_verifier: 'v' };

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signed(claims: object, key: KeyObject = keys.privateKey): string {
  const content = `${encode({ alg: 'RS256', kid: 'own' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

function rightClaims() {
  const now = Math.floor(Date.now() / 1000);
  return { iss: issuer, aud: portalClient, sub: 'olena', iat: now, exp: now + 60 };
}

/** Exchanges a code at a provider whose answer holds an id token. */
async function subjectOf(idToken: string | undefined, status = 200) {
  const defaultFetch = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = defaultFetch;
  });
  const jwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' };
  globalThis.fetch = async (address) =>
    // SAFETY: the library asks with the address as a text.
    (address as string).endsWith('/jwks')
      ? Response.json({ keys: [jwk] })
      : Response.json({ access_token: 'a', token_type: 'Bearer', id_token: idToken }, { status });
  return exchangeCode(providerAt(issuer), grant);
}

test('the subject is the one of the id token', async () => {
  expect(await subjectOf(signed(rightClaims()))).toBe('olena');
});

test.each([
  ['of another issuer', () => signed({ ...rightClaims(), iss: 'http://other.example' })],
  ['for another client', () => signed({ ...rightClaims(), aud: 'another' })],
  ['that has expired', () => signed({ ...rightClaims(), exp: rightClaims().iat - 60 })],
  ['without a subject', () => signed({ ...rightClaims(), sub: undefined })],
  ['signed by another key', () => signed(rightClaims(), strangeKeys.privateKey)],
  ['that is missing', () => undefined],
])('an id token %s signs nobody in', async (_flaw, token) => {
  expect(await subjectOf(token())).toBeUndefined();
});

test('a provider that is unavailable is told as such', async () => {
  await expect(subjectOf(undefined, 503)).rejects.toMatchObject({ status: 503 });
});
