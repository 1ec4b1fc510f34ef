import { and, eq, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { referralLinks } from '../database/schema.ts';
import type { Sandbox } from '../Sandbox.ts';
import { findCaller } from '../session/findCaller.ts';
import { keepVisit } from './keepVisit.ts';
import { readReferral } from './readReferral.ts';
import { isSeen, rememberVisit } from './seenVisits.ts';

/**
 * Counts a visit that came by a referral link, with the place that the link names as `src`: once a day for a browser,
 * not one by its owner, and none by a code that is no plain word.
 */
export async function countHit(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const referral = readReferral(request.query);
  const now = sandbox.clock.now();
  if (!referral || isSeen(request, referral, now)) return;
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
