import { createReferralLink, getReferralProgram } from '@my-air/affiliate-program/contract';
import { asc, desc, eq, inArray } from 'drizzle-orm';

import { referralChannels, referralLinks, referralVisits } from '../database/schema.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';
import { claimReferralLink } from './claimReferralLink.ts';
import { earnedBy, paidUntil } from './earnedBy.ts';
import { madeUpSince } from './madeUpVisits.ts';
import { addressOf } from './referralAddress.ts';
import { sourcesOf } from './sourcesOf.ts';
import { visitHistory } from './visitHistory.ts';

/** The earnings of a partner's referrals, and the links for more. */
export const referralApi: ApiPart = (sandbox) => async (app) => {
  const [portal] = sandbox.portalOrigins;

  registerEndpoint(app, sandbox, getReferralProgram, async ({ db }, { partner }) => {
    const links = await db
      .select()
      .from(referralLinks)
      .where(eq(referralLinks.partnerId, partner.id))
      .orderBy(asc(referralLinks.id));
    const brought = await db
      .select()
      .from(referralChannels)
      .where(eq(referralChannels.partnerId, partner.id))
      .orderBy(desc(referralChannels.startDate));
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
