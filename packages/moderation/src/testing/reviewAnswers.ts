import { type Channel, listChannels } from '@my-air/api-client/contract';
import { answer, buildChannel, type Answers } from '@my-air/feature-kit/stories';

import { listActiveReviewChats, listArchivedReviewChats, type ReviewChat } from '../reviews/chatLists.ts';
import { buildReviewChat } from './buildReviewChat.ts';

/** The answers to the three calls that moderation reads. */
export function reviewAnswers(
  channels: readonly Channel[],
  active: readonly ReviewChat[] = [],
  archived: readonly ReviewChat[] = [],
): Answers {
  return {
    ...answer(listChannels, { channels: [...channels] }),
    ...answer(listActiveReviewChats, { chats: [...active], meta: { last_page: 1 } }),
    ...answer(listArchivedReviewChats, { chats: [...archived], meta: { last_page: 1 } }),
  };
}

const channelIn = (status: string, title: string, values: Partial<Channel> = {}) =>
  buildChannel({ platform_guid: `UC-${status}`, title, status, ...values });

/** A channel in every stage, and chats of every kind. */
export const everyStage = {
  channels: [
    channelIn('pending', 'Olena Shorts'),
    channelIn('moderation', 'Slow Timber', { chat_id: 1 }),
    channelIn('pending_channel_auto_invitation_dispatch', 'Grain and Glue'),
    channelIn('invitation_sent', 'Kyiv Balconies', { invitation_expires_at: '2099-12-24T12:00:00Z' }),
    channelIn('rejected', 'Old Cuts', {
      resolution: 'Too much of the material is not your own.',
      issue_descriptions: ['Eleven of the last twenty videos repeat other creators’ footage.'],
      join_request_not_allowed_until: '2099-12-16T12:00:00Z',
    }),
    channelIn('rejected_low_metrics', 'Pocket Planes', {
      join_request_not_allowed_until: '2026-01-01T12:00:00Z',
      metrics: [
        { name: 'subscribers', required: 1000, current: 640 },
        { name: 'monthly_views', required: 30_000, current: 11_480 },
      ],
    }),
    channelIn('under_the_radar', 'Workbench Radio'),
    channelIn('connected', 'Майстерня Олени'),
  ],
  active: [
    buildReviewChat(
      'moderation',
      { channel: { title: 'Slow Timber' }, status: 'moderation' },
      { id: 1, unread_count: 2 },
    ),
    buildReviewChat('channelModeration', {
      channel: { title: 'Olena Unboxed', platform: 'youtube' },
      status: 'issues_found',
    }),
    buildReviewChat('support'),
  ],
  archived: [
    buildReviewChat(
      'moderationChat',
      { channel: { title: 'Tiny Workshop' }, video_count: 3 },
      { archived_at: '2026-10-05T09:00:00Z' },
    ),
  ],
};
