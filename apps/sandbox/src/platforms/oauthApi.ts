import { randomBytes } from 'node:crypto';

import { eq, and, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { platformAttempts, platformCodes, type PlatformAttempt } from '../database/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { Part, Sandbox } from '../Sandbox.ts';
import { findCaller } from '../session/findCaller.ts';
import { connectChannel } from './connectChannel.ts';
import { finishOAuth, oauthPlatforms, startOAuth, type OAuthPlatform } from './platformEndpoints.ts';
import { interruptedAddress, outcomeAddress } from './returnAddress.ts';

/** How long a person may take at a platform. */
const attemptLifetime = 30 * 60_000;

/** Sends browsers to the platforms for access to a channel, and takes them back to the portal. */
export const oauthApi: Part = (sandbox) => async (app) => {
  registerOpenEndpoint(app, sandbox, startOAuth, async ({ params, query, request, reply }) => {
    const platform = platformOf(params.platform);
    const portalOrigin = portalOriginOf(sandbox, request);
    const session = await sandbox.sessions.find(request);
    if (session?.userId == null) {
      await reply.redirect(`${portalOrigin}/login`);
      return;
    }
    await sandbox.sessions.extend(session);
    const attempt: PlatformAttempt = {
      state: randomBytes(24).toString('base64url'),
      sessionId: session.id,
      userId: session.userId,
      platform,
      isJoining: query.join,
      referer: query.referer,
      productId: query.product_id ?? null,
      portalOrigin,
      redirectUri: `${apiOriginOf(sandbox, request)}/api/oauth/${platform}/callback`,
      expiresAt: new Date(sandbox.clock.now().getTime() + attemptLifetime),
    };
    await sandbox.db.insert(platformAttempts).values(attempt);
    const { user } = await findCaller(sandbox.db, session);
    await reply.redirect(consentAddress(sandbox, attempt, user.email));
  });

  registerOpenEndpoint(app, sandbox, finishOAuth, async ({ params, query, request, reply }) => {
    const platform = platformOf(params.platform);
    const session = await sandbox.sessions.find(request);
    // Taken out before anything is looked at, so that no state is ever good for a second try.
    const [attempt] = await sandbox.db
      .delete(platformAttempts)
      .where(eq(platformAttempts.state, query.state))
      .returning();
    const isOwn =
      attempt !== undefined &&
      attempt.platform === platform &&
      attempt.sessionId === session?.id &&
      attempt.userId === session.userId &&
      attempt.expiresAt > sandbox.clock.now();
    if (!isOwn) {
      await reply.redirect(interruptedAddress(undefined, portalOriginOf(sandbox, request)));
      return;
    }
    await sandbox.sessions.extend(session);
    const { partner } = await findCaller(sandbox.db, session);
    const choice = query.code === undefined ? undefined : await redeem(sandbox, attempt, query.code);
    if (!choice) {
      await reply.redirect(interruptedAddress(attempt, attempt.portalOrigin));
      return;
    }
    const { outcome, channel } = await sandbox.db.transaction((transaction) =>
      connectChannel(transaction, attempt, choice, partner.id, sandbox.clock.now()),
    );
    await reply.redirect(outcomeAddress(attempt, outcome, channel));
  });
};

function platformOf(name: string): OAuthPlatform {
  const platform = oauthPlatforms.find((known) => known === name);
  if (!platform) throw notFound();
  return platform;
}

function consentAddress({ origins }: Sandbox, attempt: PlatformAttempt, email: string): string {
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

/** What the code stands for, the first time that it is shown. */
async function redeem({ db, clock }: Sandbox, attempt: PlatformAttempt, code: string) {
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
function portalOriginOf({ portalOrigins }: Sandbox, request: FastifyRequest): string {
  const { referer } = request.headers;
  const origin = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : '';
  return portalOrigins.includes(origin) ? origin : portalOrigins[0];
}

function apiOriginOf({ origins }: Sandbox, request: FastifyRequest): string {
  return new URL(origins.api).host === request.host ? origins.api : origins.portal;
}
