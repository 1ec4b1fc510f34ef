import { and, eq, isNull } from 'drizzle-orm';

import { partners, type ChannelRow, type PartnerRow, type Payout } from '../database/schema.ts';
import { balanceOf } from '../personas/Persona.ts';
import { managers } from '../personas/personas.ts';
import type { Scope } from '../Platform.ts';
import { findChannels } from './findChannels.ts';
import { daysBefore, isCounted } from './statisticsDays.ts';
import { tellPartner } from './tellProgress.ts';

type Store = Pick<Scope, 'db' | 'clock' | 'mailbox' | 'origins'>;

/** The days of the month on which the report of the earnings comes, and on which they are paid out. */
const reportDay = 15;
const payoutDay = 25;

const dayLength = 86_400_000;

/** The capabilities of a partner from the first channel on. */
const firstCapabilities = {
  member: true,
  analytics: true,
  partner_channel: true,
  withdraw_money: true,
  referral_program: true,
};

/** The next report and the next payout after a moment, as `2026-12-15`. */
export const nextReport = (now: Date) => dayOf(nextDay(now, reportDay));
export const nextPayout = (now: Date) => dayOf(nextDay(now, payoutDay));

/** How the payments of the last three months share the approved balance of the seeds. */
const shares = [0.5, 0.3, 0.2];

/** The payments to a partner, the latest first; those of the seeds add up to the approved balance. */
export function paymentsOf({ earnsSince, payouts, balance }: PartnerRow, now: Date): readonly Payout[] {
  if (earnsSince) return payouts.toReversed();
  const cents = Math.round((balance['approved'] ?? 0) * 100);
  if (cents <= 0) return [];
  const rest = shares.slice(1).map((share) => Math.floor(cents * share));
  const first = cents - rest.reduce((sum, part) => sum + part, 0);
  return [first, ...rest].map((part, monthsAgo) => ({
    amount_usd: part / 100,
    date: dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1))),
  }));
}

/** Makes a partner of a newcomer whose first channel is accepted: with a manager, and with earnings from then on. */
async function welcomed(
  { db }: Store,
  partner: PartnerRow,
  channels: readonly ChannelRow[],
): Promise<PartnerRow> {
  const [since] = channels
    .filter(isCounted)
    .map(({ statusSince }) => statusSince)
    .toSorted((one, other) => one.getTime() - other.getTime());
  if (!since) return partner;
  const [welcome] = await db
    .update(partners)
    .set({
      earnsSince: since,
      settledAt: since,
      manager: managers.iryna,
      capabilities: { ...firstCapabilities, ...partner.capabilities },
    })
    .where(and(eq(partners.id, partner.id), isNull(partners.manager)))
    .returning();
  return welcome ?? partner;
}

/**
 * Brings the money of a partner to the present: each report adds the earnings before it, each payout takes what was
 * added. The money of the seeds stays as it is.
 */
export async function settleEarnings(scope: Store, partner: PartnerRow): Promise<PartnerRow> {
  const { db, clock } = scope;
  // Those of the seeds who have no manager have money of the seeds, or no channel.
  const isNew = partner.manager === null && partner.balance['total'] === 0;
  if (!isNew && partner.settledAt === null) return partner;
  const channels = await findChannels(scope, partner.id);
  const current = isNew ? await welcomed(scope, partner, channels) : partner;
  const { settledAt } = current;
  if (settledAt === null) return current;

  let reported = settledAt;
  let approved = current.balance['approved'] ?? 0;
  const payouts: Payout[] = [];
  const news: { summary: string; amount: number; at: Date }[] = [];
  let at = settledAt;
  for (;;) {
    const [report, payout] = [nextDay(at, reportDay), nextDay(at, payoutDay)];
    const next = report < payout ? report : payout;
    if (next > clock.now()) break;
    at = next;
    if (next === report) {
      const earned = earningsOf(channels, reported, next);
      reported = next;
      approved = inCents(approved + earned);
      if (earned > 0) news.push({ summary: 'Your report is here: {title}', amount: earned, at });
    } else if (approved > 0) {
      payouts.push({ amount_usd: approved, date: dayOf(next) });
      news.push({ summary: 'We have sent your payout of {title}', amount: approved, at });
      approved = 0;
    }
  }
  if (at === settledAt) return current;

  const [settled] = await db
    .update(partners)
    .set({
      settledAt: at,
      balance: balanceOf({ approved, advance: 0, active: 0, royalty: 0 }),
      payouts: [...current.payouts, ...payouts],
    })
    .where(and(eq(partners.id, current.id), eq(partners.settledAt, settledAt)))
    .returning();
  // Another call was faster, and has told the partner.
  if (!settled) return current;
  for (const { summary, amount, at: createdAt } of news)
    await tellPartner(scope, current.id, {
      summary,
      title: `$${amount.toFixed(2)}`,
      url: '/finances/account',
      createdAt,
    });
  return settled;
}

/** The earnings of the channels on the days from one moment to another, in US dollars. */
function earningsOf(channels: readonly ChannelRow[], from: Date, to: Date): number {
  const sums = channels.filter(isCounted).map((channel) => {
    const start = Math.max(from.getTime(), channel.statusSince.getTime());
    const count = Math.max(0, Math.floor(to.getTime() / dayLength) - Math.floor(start / dayLength));
    return daysBefore(channel, to, count).reduce((sum, day) => sum + Number(day.revenue_usd), 0);
  });
  return inCents(sums.reduce((sum, one) => sum + one, 0));
}

const inCents = (amount: number) => Math.round(amount * 100) / 100;

/** The first beginning of that day of a month after a moment, in UTC. */
function nextDay(moment: Date, day: number): Date {
  const month = moment.getUTCMonth() + (moment.getUTCDate() < day ? 0 : 1);
  return new Date(Date.UTC(moment.getUTCFullYear(), month, day));
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
