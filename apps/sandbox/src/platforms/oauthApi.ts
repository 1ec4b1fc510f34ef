import { randomBytes } from 'node:crypto';

import { and, eq, gt, gte, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import type { TranslationWorker } from '../ai-metadata/jobs/TranslationWorker.ts';
import type { Queries } from '../database/Database.ts';
import {
  type PlatformAttempt,
  platformAttempts,
  platformCodes,
  type PlatformEnding,
} from '../database/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { registerDetachedEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea, ApiPlatform, Scope } from '../Platform.ts';
import { findCaller } from '../session/findCaller.ts';
import { channelPlatform, connectChannel, type Connection } from './connectChannel.ts';
import { finishOAuth, type OAuthPlatform, oauthPlatforms, startOAuth } from './platformEndpoints.ts';

/** How long a user may take at a platform, in milliseconds. */
const attemptLifetime = 30 * 60_000;

/** How long an attempt is known, in milliseconds: browsers restore tabs, and with them a way back, days later. */
const attemptMemory = 30 * 86_400_000;

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
      ending: null,
      endedAt: null,
    };
    const { user } = await transactions.write(async (db) => {
      const caller = await findCaller(db, session, { isLocked: true });
      await sessions.extend(db, session);
      const forgotten = new Date(clock.now().getTime() - attemptMemory);
      await db
        .delete(platformAttempts)
        .where(and(eq(platformAttempts.userId, userId), lt(platformAttempts.expiresAt, forgotten)));
      await db.insert(platformAttempts).values(attempt);
      return caller;
    });
    await reply.redirect(consentAddress(sandbox, attempt, user.email));
  });

  registerDetachedEndpoint(app, sandbox, finishOAuth, false, async ({ params, query, request, reply }) => {
    const platform = platformOf(params.platform);
    const { session } = request;
    const home = `${portalOriginOf(sandbox, request)}/home`;
    const address = await transactions.write(async (db, { afterCommit }) => {
      const caller = session?.userId == null ? undefined : await findCaller(db, session, { isLocked: true });
      // The user's row is locked, so that one callback of an attempt waits for the other.
      const attempt = await db.query.platformAttempts.findFirst({
        where: eq(platformAttempts.state, query.state),
      });
      if (attempt?.platform !== platform) return interruptedAddress(home);
      // Of the same user, not of the same session: they may have had to sign in again meanwhile.
      if (caller === undefined || attempt.userId !== session?.userId) {
        return (await wasAccessGivenSince(db, attempt)) ? home : interruptedAddress(home);
      }
      await sessions.extend(db, session);
      const { ending } = attempt;
      // A refusal can be followed by an Allow.
      const isOpen = (ending === null || ending.outcome === 'interrupted') && attempt.expiresAt > clock.now();
      const code = isOpen ? query.code : undefined;
      const choice = code === undefined ? undefined : await redeem({ db, clock }, attempt, code);
      // Browsers deliver a callback again, on Back and when tabs are restored: it changes nothing more.
      if (!choice && ending) {
        const isSettled = !gaveAccess(attempt) && (await wasAccessGivenSince(db, attempt));
        return isSettled ? startAddress(attempt) : endingAddress(attempt, ending);
      }
      const connection: Connection = choice
        ? await connectChannel(db, attempt, choice, caller.partner.id, clock.now())
        : { outcome: 'interrupted', channel: null };
      const { outcome, channel } = connection;
      if (connection.wakesWorker) afterCommit(translations.wake);
      await db
        .update(platformAttempts)
        .set({ ending: { outcome, channel }, endedAt: clock.now() })
        .where(eq(platformAttempts.state, attempt.state));
      return endingAddress(attempt, connection);
    });
    await reply.redirect(address);
  });
};

function gaveAccess({ ending }: PlatformAttempt): boolean {
  return ending !== null && !['not_own', 'not_chosen', 'interrupted'].includes(ending.outcome);
}

/**
 * Whether this attempt, or another one after it, gave access to a channel of the same platform: a user who
 * has added one is not told of the attempt before it.
 */
async function wasAccessGivenSince(db: Queries, attempt: PlatformAttempt): Promise<boolean> {
  const { userId, endedAt } = attempt;
  if (endedAt === null) return false;
  const later = await db.query.platformAttempts.findMany({
    where: and(eq(platformAttempts.userId, userId), gte(platformAttempts.endedAt, endedAt)),
  });
  return later.some(
    (one) => channelPlatform(one.platform) === channelPlatform(attempt.platform) && gaveAccess(one),
  );
}

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

/** The portal's address to go back to with the ending of an authorization. */
function endingAddress(attempt: PlatformAttempt, { outcome, channel }: PlatformEnding): string {
  if (outcome === 'interrupted') return interruptedAddress(startAddress(attempt));
  return withParameters(startAddress(attempt), {
    oauth: outcome,
    oauth_platform: attempt.platform,
    ...(channel && { oauth_channel: channel.guid, oauth_title: channel.title }),
  });
}

/** The portal's address to go back to when the authorization was refused, or was not one of this browser's. */
function interruptedAddress(start: string): string {
  return withParameters(start, { error: 'oauth_interrupted' });
}

/** The screen of the portal that the authorization was started from. */
function startAddress({ platform, portalOrigin, referer, productId }: PlatformAttempt): string {
  if (platform === 'ai-metadata' && referer === 'dashboard') return `${portalOrigin}/ai-metadata/translation`;
  switch (referer) {
    case 'distribution':
      return `${portalOrigin}/distribution`;
    case 'marketplace':
      return `${portalOrigin}/services`;
    case 'product':
      return productId === null ? `${portalOrigin}/services` : `${portalOrigin}/services/${productId}`;
    case 'accounts':
      return `${portalOrigin}/accounts/youtube`;
    default:
      return `${portalOrigin}/home`;
  }
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
