import { randomBytes } from 'node:crypto';

import { createReferralLink, getReferralProgram } from '@my-air/affiliate-program/contract';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';

import { day } from '../Clock.ts';
import type { Queries } from '../database/Database.ts';
import {
  agreements,
  type PartnerRow,
  referralChannels,
  referralLinks,
  referralVisits,
} from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { seededRandom } from '../random/seededRandom.ts';

/** Visits and registrations. */
interface Counts {
  readonly hits: number;
  readonly registrations: number;
}

interface CountedLink {
  readonly marker: string;
  readonly dailyHits: number;
  readonly countedFrom: Date | null;
}

/** All of them together. */
const sum = (counts: readonly Counts[]): Counts => ({
  hits: counts.reduce((all, { hits }) => all + hits, 0),
  registrations: counts.reduce((all, { registrations }) => all + registrations, 0),
});

type ReferralLink = typeof referralLinks.$inferSelect;

type Channel = Pick<
  typeof referralChannels.$inferSelect,
  'partnerRevenue' | 'countedFrom' | 'startDate' | 'endDate'
>;

/** The number of days in which a channel earns as much again as it had when its counting began. */
const doubling = 200;

/** Each month is paid when it is over: when the last one that has been paid ended. */
const paidUntil = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

const daysBetween = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / day));

const inCents = (dollars: number) => Math.round(dollars * 100) / 100;

/** How many days the history has. */
const days = 30;

/** The earnings of a partner's referrals, and the links for more. */
export const referralApi: ApiArea = (sandbox) => async (app) => {
  const [portal] = sandbox.portalOrigins;

  registerEndpoint(app, sandbox, getReferralProgram, async ({ db }, { partner }) => {
    const links = await db.query.referralLinks.findMany({
      where: eq(referralLinks.partnerId, partner.id),
      orderBy: asc(referralLinks.id),
    });
    const brought = await db.query.referralChannels.findMany({
      where: eq(referralChannels.partnerId, partner.id),
      orderBy: desc(referralChannels.startDate),
    });
    const ids = links.map(({ id }) => id);
    const visits =
      ids.length === 0
        ? []
        : await db.select().from(referralVisits).where(inArray(referralVisits.linkId, ids));
    const now = sandbox.clock.now();
    const ofScheme = (scheme: string) => links.filter((link) => link.scheme === scheme);
    const countsOf = (link: (typeof links)[number]) => {
      const since = madeUpSince(link, now);
      return {
        hit_count: link.hitCount + since.hits,
        registration_count: link.registrationCount + since.registrations,
      };
    };
    const wire = (scheme: string) =>
      ofScheme(scheme).map((link) => ({
        marker: link.marker,
        ...countsOf(link),
        url: addressOf(link, portal),
      }));
    const [current] = ofScheme('v4');
    const earned = brought.map((channel) => earnedBy(channel, now));
    const cents = centsOf(earned);
    const paidCents = centsOf(brought.map((channel) => earnedBy(channel, paidUntil(now))));
    return {
      total_amount_usd: cents / 100,
      pending_amount_usd: (cents - paidCents) / 100,
      paid_amount_usd: paidCents / 100,
      referral_link_v4: current ? addressOf(current, portal) : null,
      referral_link_v4_counts: current ? countsOf(current) : null,
      referral_links_legacy: wire('legacy'),
      referral_links_new: wire('new'),
      channels: brought.map((channel, index) => ({
        id: channel.id,
        subscriber_count: channel.subscriberCount,
        view_count: channel.viewCount,
        partner_percent: channel.partnerPercent,
        partner_revenue: earned[index]!,
        start_date: channel.startDate.toISOString(),
        end_date: channel.endDate?.toISOString() ?? null,
      })),
      // The old scheme paid through MilX, whose terms still hold for those who came by it.
      show_milx_terms: ofScheme('legacy').length > 0,
      history: visitHistory(links, visits, now),
      referral_link_sources: current ? sourcesOf(visits.filter(({ linkId }) => linkId === current.id)) : [],
    };
  });

  registerEndpoint(app, sandbox, createReferralLink, async ({ db }, { partner }) => {
    const link = await claimReferralLink(db, partner);
    return { referral_link: addressOf(link, portal) };
  });
};

const centsOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0);

/** The public address of a referral link; the old schemes keep the addresses they were printed with. */
function addressOf({ scheme, marker }: { scheme: string; marker: string }, portal: string): string {
  const ref = encodeURIComponent(marker);
  return scheme === 'legacy' ? `${portal}/#/account/registration?ref=${ref}` : `${portal}/?ref=${ref}`;
}

/** The places that a link was shared at with their visits and registrations, those with the most first. */
function sourcesOf(visits: readonly (typeof referralVisits.$inferSelect)[]) {
  const places = new Map<string, { source: string; hit_count: number; registration_count: number }>();
  for (const { source, hitCount, registrationCount } of visits) {
    if (source === '') continue;
    const { hit_count = 0, registration_count = 0 } = places.get(source) ?? {};
    places.set(source, {
      source,
      hit_count: hit_count + hitCount,
      registration_count: registration_count + registrationCount,
    });
  }
  return [...places.values()].toSorted((a, b) => b.hit_count - a.hit_count || (a.source < b.source ? -1 : 1));
}

/** Visits and registrations of all links by day, the oldest first; empty where there has never been any. */
function visitHistory(
  links: readonly (typeof referralLinks.$inferSelect)[],
  visits: readonly (typeof referralVisits.$inferSelect)[],
  now: Date,
) {
  const today = Math.floor(now.getTime() / day);
  const history = Array.from({ length: days }, (_, index) => {
    const number = today - days + 1 + index;
    const date = new Date(number * day).toISOString().slice(0, 10);
    // Today is not over: only real visits count.
    const madeUp = number === today ? [] : links.map((link) => madeUpOn(link, number));
    const came = visits
      .filter((visit) => visit.day === date)
      .map(({ hitCount, registrationCount }) => ({ hits: hitCount, registrations: registrationCount }));
    const { hits, registrations } = sum([...madeUp, ...came]);
    return { date, hit_count: hits, registration_count: registrations };
  });
  const isEmpty = history.every(({ hit_count, registration_count }) => hit_count + registration_count === 0);
  return isEmpty ? [] : history;
}

/**
 * The revenue of a channel up to a moment, in dollars: evenly from its start to what it had brought when its
 * counting began, and from there on more with each whole day while its share runs.
 */
function earnedBy({ partnerRevenue, countedFrom, startDate, endDate }: Channel, moment: Date): number {
  const until = endDate && endDate < moment ? endDate : moment;
  const counted = countedFrom ?? moment;
  if (until >= counted) {
    return inCents(partnerRevenue * (1 + daysBetween(counted, until) / doubling));
  }
  const whole = daysBetween(startDate, endDate && endDate < counted ? endDate : counted);
  return whole === 0 ? partnerRevenue : inCents((partnerRevenue * daysBetween(startDate, until)) / whole);
}

/** The partner's link of the current scheme; created the first time, and the same from then on. */
async function claimReferralLink(db: Queries, partner: PartnerRow): Promise<ReferralLink> {
  if (!partner.capabilities.referral_program) {
    throw new HttpError(403, say('referral_closed'));
  }
  const pending = await db.query.agreements.findFirst({
    where: and(
      eq(agreements.partnerId, partner.id),
      eq(agreements.kind, 'referral_program'),
      isNull(agreements.agreedAt),
    ),
  });
  if (pending) throw new HttpError(403, say('referral_agreement'));
  const known = await db.query.referralLinks.findFirst({
    where: and(eq(referralLinks.partnerId, partner.id), eq(referralLinks.scheme, 'v4')),
  });
  if (known) return known;
  const [made] = await db
    .insert(referralLinks)
    .values({ partnerId: partner.id, scheme: 'v4', marker: randomBytes(5).toString('hex') })
    .returning();
  if (!made) throw new Error('@my-air/sandbox: the referral link was not written');
  return made;
}

/** The made-up counts of a link on a day, numbered since 1970; the same each time. */
function madeUpOn({ marker, dailyHits }: CountedLink, dayNumber: number): Counts {
  let seed = dayNumber;
  for (const letter of marker) seed = (seed * 31 + letter.codePointAt(0)!) % 2_147_483_647;
  const random = seededRandom(seed);
  const hits = Math.round(dailyHits * (0.4 + 1.2 * random()));
  return { hits, registrations: Math.round(hits * 0.1 * random()) };
}

/** The made-up counts of a link since its counting began: 0 on the first day, more each day of the clock. */
function madeUpSince(link: CountedLink, now: Date): Counts {
  if (!link.countedFrom || link.dailyHits === 0) return { hits: 0, registrations: 0 };
  const first = Math.floor(link.countedFrom.getTime() / day);
  // The same days as those of the history, whatever the hour at which the counting began.
  const days = Math.max(0, Math.floor(now.getTime() / day) - first);
  return sum(Array.from({ length: days }, (_, index) => madeUpOn(link, first + index)));
}
