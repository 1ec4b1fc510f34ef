import { mondayOf, startOf } from '@my-air/i18n/plain';
import { and, eq, isNull, lt, or } from 'drizzle-orm';

import { partners, type PartnerRow, type UserRow } from '../database/schema.ts';
import type { Scope } from '../Platform.ts';
import { findChannels } from './findChannels.ts';
import { daysBefore, isCounted } from './statisticsDays.ts';
import { archive, tellPartner } from './tellProgress.ts';

type Store = Pick<Scope, 'db' | 'clock' | 'mailbox' | 'origins'>;

/** The portal's address of the week on home. */
const url = '/home#week';

const weekLength = 7;

/**
 * Tells a partner on Monday, in the time zone of the user, what the last week has earned; after a longer absence only the
 * last of the weeks. A partner who is seen for the first time is told from the next Monday on.
 */
export async function tellWeek(
  store: Store,
  { timezone }: Pick<UserRow, 'timezone'>,
  partner: PartnerRow,
): Promise<void> {
  const now = store.clock.now();
  const monday = lastMonday(now, timezone);
  const sundayEnd = new Date(monday);
  const start = new Date(tellingOf(monday, timezone));
  if (partner.toldWeek === monday) return;
  const counted = (await findChannels(store, partner.id)).filter(isCounted);
  const earned = counted
    .flatMap((channel) => daysBefore(channel, sundayEnd, weekLength))
    .reduce((sum, day) => sum + Number(day.revenue_usd), 0);

  await store.db.transaction(async (db) => {
    const marked = await db
      .update(partners)
      .set({ toldWeek: monday })
      .where(and(eq(partners.id, partner.id), or(isNull(partners.toldWeek), lt(partners.toldWeek, monday))))
      .returning();
    // Another call was faster, or the clock went back.
    if (marked.length === 0 || partner.toldWeek === null || earned < 0.01) return;
    await archive(db, partner.id, url, now);
    await tellPartner({ ...store, db }, partner.id, {
      summary: 'You earned {title} last week',
      title: `$${earned.toFixed(2)}`,
      url,
      createdAt: start,
    });
  });
}

/** The moment from which the week before a Monday is told. */
function tellingOf(monday: string, timezone: string): number {
  // The days of the statistics are those of UTC: Sunday has to be over there as well.
  return Math.max(startOf(monday, timezone), Date.parse(monday));
}

/** The last Monday whose week before is told by now. */
function lastMonday(now: Date, timezone: string): string {
  const monday = mondayOf(now.getTime(), timezone);
  if (now.getTime() >= tellingOf(monday, timezone)) return monday;
  return mondayOf(now.getTime() - weekLength * 86_400_000, timezone);
}
