import { and, eq, sql } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { referralLinks, referralVisits } from '../database/schema.ts';

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
