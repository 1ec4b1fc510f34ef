import { randomBytes } from 'node:crypto';

import { eq, and, gt, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { platformAttempts, platformCodes, type PlatformAttempt } from '../database/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { registerDetachedEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea, ApiPlatform, Scope } from '../Platform.ts';
import type { TranslationWorker } from '../ai-metadata/jobs/TranslationWorker.ts';
import { findCaller } from '../session/findCaller.ts';
import { connectChannel } from './connectChannel.ts';
import { finishOAuth, oauthPlatforms, startOAuth, type OAuthPlatform } from './platformEndpoints.ts';
import { interruptedAddress, outcomeAddress } from './returnAddress.ts';

/** How long a user may take at a platform, in milliseconds. */
const attemptLifetime = 30 * 60_000;

/** Sends browsers to the platforms for access to a channel, and takes them back to the portal. */
export const oauthApi: ApiArea<{ translations: TranslationWorker }> = (sandbox) => async (app) => {
  const { clock, sessions, transactions, translations } = sandbox;

  registerDetachedEndpoint(app, sandbox, startOAuth, false, async ({ params, query, request, reply }) => {
    const platform = platformOf(params.platform);
    const portalOrigin = portalOriginOf(sandbox, request);
    const { session } = request;
    const userId = session?.userId;
    if (session === undefined || userId == null) {
      await reply.redirect(`${portalOrigin}/login`);
      return;
    }
    const attempt: PlatformAttempt = {
      state: randomBytes(24).toString('base64url'),
      userId,
      platform,
      isJoining: query.join,
      referer: query.referer,
      productId: query.product_id ?? null,
      portalOrigin,
      redirectUri: `${apiOriginOf(sandbox, request)}/api/oauth/${platform}/callback`,
      expiresAt: new Date(clock.now().getTime() + attemptLifetime),
      address: null,
    };
    const { user } = await transactions.write(async (db) => {
      const caller = await findCaller(db, session, { isLocked: true });
      await sessions.extend(db, session);
      await db
        .delete(platformAttempts)
        .where(and(eq(platformAttempts.userId, userId), lt(platformAttempts.expiresAt, clock.now())));
      await db.insert(platformAttempts).values(attempt);
      return caller;
    });
    await reply.redirect(consentAddress(sandbox, attempt, user.email));
  });

  registerDetachedEndpoint(app, sandbox, finishOAuth, false, async ({ params, query, request, reply }) => {
    const platform = platformOf(params.platform);
    const { session } = request;
    const fallback = interruptedAddress(undefined, portalOriginOf(sandbox, request));
    const address = await transactions.write(async (db, { afterCommit }) => {
      const caller = session?.userId == null ? undefined : await findCaller(db, session, { isLocked: true });
      // The user's row is locked, so that one callback of an attempt waits for the other.
      const [attempt] = await db
        .select()
        .from(platformAttempts)
        .where(eq(platformAttempts.state, query.state));
      // Of the same user, not of the same session: they may have had to sign in again meanwhile.
      const isOwn = attempt?.platform === platform && attempt.userId === session?.userId;
      if (!isOwn || caller === undefined) return fallback;
      await sessions.extend(db, session);
      // Browsers deliver a callback again, on Back and when tabs are restored: it changes nothing more.
      if (attempt.address !== null) return attempt.address;
      if (attempt.expiresAt <= clock.now()) return interruptedAddress(attempt, attempt.portalOrigin);
      const choice = query.code === undefined ? undefined : await redeem({ db, clock }, attempt, query.code);
      if (!choice) return interruptedAddress(attempt, attempt.portalOrigin);
      const connection = await connectChannel(db, attempt, choice, caller.partner.id, clock.now());
      const { outcome, channel } = connection;
      if (connection.continuesJobs) afterCommit(translations.wake);
      const finished = outcomeAddress(attempt, outcome, channel);
      await db
        .update(platformAttempts)
        .set({ address: finished })
        .where(eq(platformAttempts.state, attempt.state));
      return finished;
    });
    await reply.redirect(address);
  });
};

function platformOf(name: string): OAuthPlatform {
  const platform = oauthPlatforms.find((known) => known === name);
  if (!platform) throw notFound();
  return platform;
}

function consentAddress({ origins }: ApiPlatform, attempt: PlatformAttempt, email: string): string {
  const address = new URL(`${origins.world}/${attempt.platform}/authorize`);
  address.search = new URLSearchParams({
    client_id: 'my-air',
    response_type: 'code',
    redirect_uri: attempt.redirectUri,
    state: attempt.state,
    login_hint: email,
  }).toString();
  return address.href;
}

/** The decision that the code refers to; a code is valid once. */
async function redeem({ db, clock }: Pick<Scope, 'db' | 'clock'>, attempt: PlatformAttempt, code: string) {
  const [found] = await db
    .delete(platformCodes)
    .where(
      and(
        eq(platformCodes.code, code),
        eq(platformCodes.platform, attempt.platform),
        eq(platformCodes.redirectUri, attempt.redirectUri),
        gt(platformCodes.expiresAt, clock.now()),
      ),
    )
    .returning();
  return found?.choice;
}

/** The portal that the browser came from, so that its development server is gone back to as well. */
function portalOriginOf({ portalOrigins }: ApiPlatform, request: FastifyRequest): string {
  const { referer } = request.headers;
  const origin = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : '';
  return portalOrigins.includes(origin) ? origin : portalOrigins[0];
}

function apiOriginOf({ origins }: ApiPlatform, request: FastifyRequest): string {
  return new URL(origins.api).host === request.host ? origins.api : origins.portal;
}
