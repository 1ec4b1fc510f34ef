import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

import { eq } from 'drizzle-orm';
import {
  Provider,
  interactionPolicy,
  type Configuration,
  type JWKS,
  type KoaContextWithOIDC,
} from 'oidc-provider';

import { users } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Sandbox } from '../Sandbox.ts';
import { askDatabase } from './askDatabase.ts';
import { DrizzleAdapter } from './DrizzleAdapter.ts';
import { renderProviderError } from './renderProviderError.ts';

/** The portal's name at the identity provider; it is a public client, which proves itself by PKCE alone. */
export const portalClient = 'my-air-portal';
const scope = 'openid email profile';

const hour = 3600;
const lifetimes = { session: 14 * 24 * hour, interaction: hour, code: 60, token: hour };

/** The OpenID provider, with its keys and its state in the database. */
export async function createProvider(sandbox: Sandbox): Promise<Provider> {
  const { db, origins, portalOrigins, secrets } = sandbox;
  const [jwks, cookieKeys] = await Promise.all([
    secrets.recall<JWKS>('oidc-jwks', createKeys),
    secrets.recall('oidc-cookies', () => [randomBytes(32).toString('base64url')]),
  ]);
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  const provider = new Provider(origins.identity, {
    adapter: (model: string) => new DrizzleAdapter(db, model),
    clients: [
      {
        client_id: portalClient,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [...new Set(portalOrigins)].map((origin) => `${origin}/oauth/login`),
        scope,
      },
    ],
    pkce: { required: () => true },
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale', 'zoneinfo'] },
    extraParams: ['ref', 'src'],
    jwks,
    cookies: {
      keys: cookieKeys,
      names: { session: 'my_air_id', interaction: 'my_air_id_step', resume: 'my_air_id_resume' },
      long: cookie,
      short: cookie,
    },
    routes: { authorization: '/authorize', token: '/token', userinfo: '/userinfo', jwks: '/jwks' },
    interactions: { policy: policyWithRegistration(), url: (_context, { uid }) => `/interaction/${uid}` },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
    ttl: {
      Session: lifetimes.session,
      Grant: lifetimes.session,
      Interaction: lifetimes.interaction,
      AuthorizationCode: lifetimes.code,
      AccessToken: lifetimes.token,
      IdToken: lifetimes.token,
    },
    renderError: renderProviderError(sandbox),
    loadExistingGrant,
    findAccount: async (_context, subject) => {
      const [user] = await askDatabase(() => db.select().from(users).where(eq(users.subject, subject)));
      return (
        user && {
          accountId: subject,
          claims: () => ({
            sub: subject,
            email: user.email,
            email_verified: user.emailVerifiedAt !== null,
            name: user.name,
            locale: user.locale,
            zoneinfo: user.timezone,
          }),
        }
      );
    },
  } satisfies Configuration);
  provider.on('server_error', (context, error) => {
    if (error instanceof HttpError) context.set(error.headers);
  });
  return provider;
}

/** Grants access without asking the user, as the portal is our own. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const found = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  // A replayed code revokes the grant while the session still names it: then there is a new one.
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

/** The usual policy, and `prompt=create` before all else, which asks for the registration page. */
function policyWithRegistration() {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  const isAsked = new Check('create_prompt', 'registration was asked for', ({ oidc }) =>
    oidc.prompts.has('create') && oidc.promptPending('create')
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT,
  );
  policy.add(new Prompt({ name: 'create', requestable: true }, isAsked), 0);
  return policy;
}

async function createKeys(): Promise<JWKS> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  return { keys: [{ ...key, kty: 'RSA', use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }] };
}
