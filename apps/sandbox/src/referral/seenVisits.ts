import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Referral } from './readReferral.ts';

const cookieName = 'my_air_referral_visits';

/** How many links of a day the cookie keeps, the latest ones. */
const mostLinks = 50;

/** Whether this browser came by the link on this day already: a reload is no second visit. */
export function isSeen(request: FastifyRequest, referral: Referral, now: Date): boolean {
  return entriesOf(request).includes(entry(referral, now));
}

/** Lets the browser remember for a day that it came by the link. */
export function rememberVisit(
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

const entriesOf = (request: FastifyRequest) => request.cookies[cookieName]?.split('.') ?? [];

/** A short digest, so that a cookie holds many. */
const entry = ({ code, source }: Referral, now: Date) =>
  createHash('sha256')
    .update(JSON.stringify([now.toISOString().slice(0, 10), code, source]))
    .digest('base64url')
    .slice(0, 16);
