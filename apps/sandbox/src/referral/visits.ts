import { createHash } from 'node:crypto';

import { cleanIdentifier } from '@my-air/i18n/plain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Queries } from '../database/Database.ts';
import { referralLinks, referralVisits } from '../database/schema.ts';
import type { Platform } from '../Platform.ts';
import { findCaller } from '../session/findCaller.ts';

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

/** The link that brought a visitor: its code, and the place where it was shared. */
export interface Referral {
  readonly code: string;
  /** Undefined where the link names none. */
  readonly source: string | undefined;
}

const plainCode = /^[\w.~-]{1,64}$/;
const plainSource = /^(?!\p{M})[\p{L}\p{M}\p{N}.-]{1,40}$/u;

/** The most sources of a link that are counted apart; a limit, since any visitor can name a source. */
const mostSources = 200;

/** A visit or a registration by a link. */
export interface Visit {
  readonly linkId: number;
  /** The place that the link names. */
  readonly source: string | undefined;
  readonly kind: 'hit' | 'registration';
  readonly now: Date;
}

/** Counts a visit or registration by a link: in total, and for its day and place. */
export async function keepVisit(db: Queries, { linkId, source, kind, now }: Visit): Promise<void> {
  const column = kind === 'hit' ? 'hitCount' : 'registrationCount';
  await db
    .update(referralLinks)
    .set({ [column]: sql`${referralLinks[column]} + 1` })
    .where(eq(referralLinks.id, linkId));
  const named = source ?? '';
  const place = (await isCounted(db, linkId, named)) ? named : '';
  await db
    .insert(referralVisits)
    .values({ linkId, day: now.toISOString().slice(0, 10), source: place, [column]: 1 })
    .onConflictDoUpdate({
      target: [referralVisits.linkId, referralVisits.day, referralVisits.source],
      set: { [column]: sql`${referralVisits[column]} + 1` },
    });
}

/** Whether a place is known or there is room for one more. */
async function isCounted(db: Queries, linkId: number, source: string): Promise<boolean> {
  if (source === '') return true;
  const ofLink = eq(referralVisits.linkId, linkId);
  if ((await db.$count(referralVisits, and(ofLink, eq(referralVisits.source, source)))) > 0) return true;
  const known = await db.selectDistinct({ source: referralVisits.source }).from(referralVisits).where(ofLink);
  return known.length < mostSources;
}

/** Reads `ref` and `src` of an address. Undefined without a plain code; a place that is no plain word counts as none. */
export function readReferral(query: unknown): Referral | undefined {
  const { ref, src } = query as Record<string, unknown>;
  const [code, source] = [ref, src].map((text) => (typeof text === 'string' ? cleanIdentifier(text) : ''));
  if (code === undefined || !plainCode.test(code)) return undefined;
  return { code, source: source !== undefined && plainSource.test(source) ? source : undefined };
}

/** The same as a query; empty without a link. */
export function referralQuery(referral: Referral | undefined): Record<string, string> {
  if (!referral) return {};
  return { ref: referral.code, ...(referral.source !== undefined && { src: referral.source }) };
}

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
