import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import {
  type Configuration,
  interactionPolicy,
  type JWKS,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';

import { users } from '../database/schema.ts';
import { html, type Html } from '../html/html.ts';
import { documentOf } from '../html/sendPage.ts';
import { addressToRetry, unavailableText, unavailableTitle } from '../html/unavailablePage.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Platform } from '../Platform.ts';
import { askDatabase, DrizzleAdapter } from './DrizzleAdapter.ts';
import { identityDocument } from './pages/identityPage.ts';

/** The paths that belong to the OpenID provider. */
const paths = [
  '/authorize',
  '/authorize/:uid',
  '/token',
  '/userinfo',
  '/jwks',
  '/.well-known/openid-configuration',
];

/** The portal's name at the identity provider; it is a public client, which proves itself by PKCE alone. */
export const portalClient = 'my-air-portal';
const scope = 'openid email profile';

const hour = 3600;
const lifetimes = { session: 14 * 24 * hour, interaction: hour, code: 60, token: hour };

/** The OpenID provider, with its keys and its state in the database. */
export async function createProvider(sandbox: Platform): Promise<Provider> {
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
  // The proxy that ends TLS says under which address it was asked.
  provider.proxy = origins.identity.startsWith('https:');
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

/**
 * Tells the user that the sign-in cannot go on; the client's own mistakes are named for its developers, and a
 * temporary failure offers another try. */
function renderProviderError({ portalOrigins }: Pick<Platform, 'portalOrigins'>) {
  return (
    context: KoaContextWithOIDC,
    { error, error_description }: { error: string; error_description?: string | undefined },
    thrown: Error,
  ): void => {
    const isUnavailable = thrown instanceof HttpError && thrown.status === 503;
    const page = identityDocument({
      portalOrigins,
      ...(isUnavailable
        ? { title: unavailableTitle, body: unavailableText(addressToRetry(context)) }
        : { title: 'The sign-in cannot go on', body: refusal(error, error_description, portalOrigins[0]) }),
    });
    context.type = 'html';
    context.set(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
    );
    context.body = documentOf(page).text;
  };
}

function refusal(error: string, description: string | undefined, portal: string): Html {
  return html`<p>Go back to the portal and start again. If it happens once more, tell our support this:</p>
    <p><code>${error}${description !== undefined && `: ${description}`}</code></p>
    <p><a class="main" href="${portal}/">To the portal</a></p>`;
}

/** Hands the protocol's own paths to the provider, with the request as it came. */
export function providerRoutes(provider: Provider): FastifyPluginAsync {
  const answer = provider.callback();
  return async (app) => {
    // The provider reads the bodies itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const url of paths) {
      app.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url,
        handler: (request, reply) => {
          reply.hijack();
          reply.raw.setHeader('x-content-type-options', 'nosniff');
          // The address holds the code or the state, which no other site needs to see.
          reply.raw.setHeader('referrer-policy', 'no-referrer');
          return answer(request.raw, reply.raw);
        },
      });
    }
  };
}
