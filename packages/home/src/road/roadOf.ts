import type { Channel, Statistics } from '@my-air/api-client/contract';
import { answerDue, invitationEnd } from '@my-air/feature-kit/data';
import { startOf, type BusinessCalendar } from '@my-air/i18n';

/** The steps of a creator from the first channel to the first payout, in their order. */
export const roadSteps = ['added', 'applied', 'review', 'accepted', 'report', 'payout'] as const;
export type RoadStep = (typeof roadSteps)[number];

/** A channel and the step that it is at. */
export interface ChannelStep {
  channel: Channel;
  step: RoadStep;
  isRefused: boolean;
}

/** How far a creator has come. */
export interface Road {
  /** The first step that is not done; undefined once the first payout was made. */
  step: RoadStep | undefined;
  /** The channel that is furthest; undefined before one is added. */
  channel: Channel | undefined;
  /** Whether that channel was turned down. */
  isRefused: boolean;
  /** The creator's other channels that are not accepted yet. */
  others: readonly ChannelStep[];
  /** The days and moments at which steps are done or expected, as far as they are known. */
  dates: Partial<Record<RoadStep, string>>;
  /** The amount of the report, or of the payout, in US dollars. */
  amount?: number;
}

export interface RoadFacts {
  channels: readonly Channel[];
  /** Null or undefined where the server has none. */
  statistics: Statistics | null | undefined;
  now: number;
  calendar: BusinessCalendar;
}

/** A partner of this age who was never paid is no newcomer, in milliseconds. */
const newcomerTime = 75 * 86_400_000;

/** The way of a newcomer; undefined for a partner who has been paid, and where it is not known who is new. */
export function roadOf({ channels, statistics, now, calendar }: RoadFacts): Road | undefined {
  const found = channels
    .filter(({ platform }) => platform === 'youtube')
    .flatMap((channel) => stepOf(channel) ?? [])
    .toSorted((one, other) => rankOf(other) - rankOf(one));
  const [first, ...rest] = found;
  if (!first) return { step: 'added', channel: undefined, isRefused: false, others: [], dates: {} };

  const { channel, isRefused } = first;
  const others = rest.filter(({ step }) => step !== 'report');
  const dates: Road['dates'] = {
    ...dated('review', answerDue(channel, calendar)?.toISOString()),
    ...dated('accepted', invitationEnd(channel, calendar.timeZone)),
    ...dated('report', statistics?.next_report?.date),
    ...dated('payout', statistics?.next_payout?.date),
  };
  const road = { channel, isRefused, others, dates };
  if (first.step !== 'report') return { ...road, step: first.step };

  // Without the time of the acceptance, or without the payouts, a newcomer cannot be told from an old partner.
  const age = now - startOf(channel.status_since, calendar.timeZone);
  if (!statistics || !(age < newcomerTime)) return undefined;
  const { last_payout: paid, next_payout: next } = statistics;
  if (paid) {
    return {
      ...road,
      step: undefined,
      dates: { ...dates, payout: paid.date },
      amount: paid.amount_usd,
    };
  }
  if (next) return { ...road, step: 'payout', amount: next.amount_usd };
  return { ...road, step: 'report' };
}

/** Whether the news of the road has the one thing to press; otherwise it is the first of the items that wait. */
export const hasAction = ({ step, isRefused }: Road) =>
  !isRefused && (step === undefined || step === 'report' || step === 'payout');

/** The step that a channel is at; undefined for a status that is not known. */
function stepOf(channel: Channel): ChannelStep | undefined {
  switch (channel.status ?? 'connected') {
    case 'not_connected':
      return { channel, step: 'applied', isRefused: false };
    case 'pending':
    case 'moderation':
    case 'pending_channel_auto_invitation_dispatch':
      return { channel, step: 'review', isRefused: false };
    case 'rejected':
    case 'rejected_low_metrics':
      return { channel, step: 'review', isRefused: true };
    case 'invitation_sent':
      return { channel, step: 'accepted', isRefused: false };
    case 'connected':
      return { channel, step: 'report', isRefused: false };
    default:
      return undefined;
  }
}

/**
 * Channels in the order of the steps. A refused one is behind all others; of these, one that is only too small is
 * nearest to its acceptance.
 */
function rankOf({ channel, step, isRefused }: ChannelStep): number {
  if (!isRefused) return roadSteps.indexOf(step);
  return channel.status === 'rejected_low_metrics' ? 0.5 : 0;
}

const dated = (step: RoadStep, date: string | null | undefined): Road['dates'] =>
  date ? { [step]: date } : {};
