import type { Channel } from '@my-air/api-client/contract';
import { answerDue, channelKey, invitationEnd, missesMinimum } from '@my-air/feature-kit/data';
import { startOf, type BusinessCalendar } from '@my-air/i18n';

import type { ReviewChat } from './chatLists.ts';
import type { Review, ReviewGroup, ReviewStage, ReviewStep } from './Review.ts';
import { stageOf } from './stageOf.ts';

/** The present in epoch milliseconds, and our business days on the clock of the user. */
export interface Clock extends BusinessCalendar {
  now: number;
}

/** A channel in review. */
export function channelReview(channel: Channel, chat: ReviewChat | undefined, clock: Clock): Review {
  const stage = stageOf(channel.status);
  const step = nextStep(stage, channel, chat, clock);
  return {
    id: `channel ${channelKey(channel)}`,
    kind: 'channel',
    platform_guid: channel.platform_guid,
    title: channel.title,
    picture: channel.thumbnail_image,
    platform: channel.platform,
    stage,
    word: channel.status ?? undefined,
    reasons: isRefusal(stage) ? reasonsOf(channel) : [],
    metrics: stage === 'rejected_low_metrics' ? (channel.metrics ?? []) : [],
    videoCount: undefined,
    chat,
    group: groupOf(stage, step),
    step,
    due: answerDue(channel, clock),
  };
}

const isRefusal = (stage: ReviewStage) => stage === 'rejected' || stage === 'rejected_low_metrics';

function groupOf(stage: ReviewStage, step: ReviewStep): ReviewGroup {
  const isOver = step.kind === 'none' || step.kind === 'wait' || (step.kind === 'apply' && step.isTooSmall);
  if (!isOver) return 'yours';
  // There is nothing to do before a later day, or before the channel has grown.
  return isRefusal(stage) ? 'closed' : 'ours';
}

function reasonsOf({ resolution, issue_descriptions }: Channel): readonly string[] {
  return [resolution, ...(issue_descriptions ?? [])].filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[];
}

function nextStep(
  stage: ReviewStage,
  channel: Channel,
  chat: ReviewChat | undefined,
  { now, timeZone }: Clock,
): ReviewStep {
  if (chat && (chat.unread_count ?? 0) > 0) return { kind: 'read', chatId: chat.id };
  if (stage === 'invitation_sent') return { kind: 'open-studio', until: invitationEnd(channel, timeZone) };
  if (!isRefusal(stage)) return { kind: 'none' };
  const until = channel.join_request_not_allowed_until;
  return until && startOf(until, timeZone) > now
    ? { kind: 'wait', until }
    : { kind: 'apply', channelKey: channelKey(channel), isTooSmall: missesMinimum(channel) };
}
