import type { ReviewChat } from './chatLists.ts';
import type { Review } from './Review.ts';
import { stageOf } from './stageOf.ts';

/** A moderation chat that belongs to no channel in review, with the picture of the channel that it is about. */
export function chatReview(chat: ReviewChat, picture?: Review['picture']): Review {
  const facts = chat.process?.processable;
  const word = facts?.status || undefined;
  const isUnread = (chat.unread_count ?? 0) > 0;
  const isClosed = typeof chat.archived_at === 'string';
  return {
    id: `chat ${chat.id}`,
    kind: chat.process?.processable_type === 'moderationChat' ? 'videos' : 'check',
    platform_guid: facts?.channel?.platform_guid ?? undefined,
    title: facts?.channel?.title || undefined,
    picture,
    platform: facts?.channel?.platform,
    stage: stageOf(word),
    word,
    reasons: [],
    metrics: [],
    videoCount: facts?.video_count ?? undefined,
    chat,
    group: isUnread ? 'yours' : isClosed ? 'closed' : 'ours',
    step: isUnread ? { kind: 'read', chatId: chat.id } : { kind: 'none' },
    due: undefined,
  };
}
