import { createHash } from 'node:crypto';

import { and, eq, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { referralLinks } from '../database/schema.ts';
import type { Platform } from '../Platform.ts';
import { findCaller } from '../session/findCaller.ts';
import { keepVisit } from './keepVisit.ts';
import { readReferral, type Referral } from './readReferral.ts';

const cookieName = 'my_air_referral_visits';

/** How many links of a day the cookie keeps, the latest ones. */
const mostLinks = 50;

const entriesOf = (request: FastifyRequest) => request.cookies[cookieName]?.split('.') ?? [];

/** A short digest, so that a cookie holds many. */
const entry = ({ code, source }: Referral, now: Date) =>
  createHash('sha256')
    .update(JSON.stringify([now.toISOString().slice(0, 10), code, source]))
    .digest('base64url')
    .slice(0, 16);

/**
 * Counts a visit that came by a referral link, with the place that the link names as `src`: once a day for a browser,
 * not one by its owner, and none by a code that is no plain word.
 */
export async function countHit(
  sandbox: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const referral = readReferral(request.query);
  const now = sandbox.clock.now();
  // A reload on the same day is no second visit.
  if (!referral || entriesOf(request).includes(entry(referral, now))) return;
  const session = await sandbox.sessions.find(sandbox.db, request);
  const owner = session?.userId == null ? 0 : (await findCaller(sandbox.db, session)).partner.id;
  await sandbox.transactions.write(async (db) => {
    const [link] = await db
      .select({ id: referralLinks.id })
      .from(referralLinks)
      .where(and(eq(referralLinks.marker, referral.code), ne(referralLinks.partnerId, owner)));
    if (!link) return;
    await keepVisit(db, { linkId: link.id, source: referral.source, kind: 'hit', now });
  });
  rememberVisit(request, reply, { referral, now });
}

/** Lets the browser remember for a day that it came by the link. */
function rememberVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { referral, now }: { referral: Referral; now: Date },
): void {
  const seen = [...entriesOf(request), entry(referral, now)].slice(-mostLinks);
  reply.setCookie(cookieName, seen.join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: 86_400,
  });
}
