import type { Channel } from '@my-air/api-client/contract';
import { isSameChannel } from '@my-air/feature-kit/data';

import type { ReviewChat } from './chatLists.ts';
import { chatReview } from './chatReview.ts';
import { channelReview, type Clock } from './channelReview.ts';
import type { Review, ReviewGroup } from './Review.ts';

/** Statuses in which nothing is reviewed. */
const finished: ReadonlySet<string> = new Set(['connected', 'not_connected']);

/**
 * Everything that is in review, from channel status and chats alone: those that need the user first, finished
 * ones last.
 */
export function listReviews(
  channels: readonly Channel[],
  chats: readonly ReviewChat[],
  clock: Clock,
): readonly Review[] {
  const taken = new Set<number>();
  const ofChannels = channels
    .filter(({ status }) => !finished.has(status ?? 'connected'))
    .map((channel) => {
      const chat = chatOf(channel, chats);
      if (chat) taken.add(chat.id);
      return channelReview(channel, chat, clock);
    });
  const ofChats = chats
    .filter(({ id, process }) => !taken.has(id) && process?.processable_type !== 'join')
    .map((chat) => chatReview(chat, pictureOf(chat, channels)));
  const order: Record<ReviewGroup, number> = { yours: 0, ours: 1, closed: 2 };
  return [...ofChannels, ...ofChats].toSorted((one, other) => order[one.group] - order[other.group]);
}

/** The picture of the channel that a chat is about; chats name their channels mostly without one. */
function pictureOf(chat: ReviewChat, channels: readonly Channel[]): string | null | undefined {
  const sent = chat.process?.processable?.channel?.thumbnail_image;
  return sent ?? channels.find((channel) => isAbout(chat, channel))?.thumbnail_image;
}

/** The chat of a channel's review: the one that the channel names, or one about its joining or moderation. */
function chatOf(channel: Channel, chats: readonly ReviewChat[]): ReviewChat | undefined {
  const named = chats.find(({ id }) => id === channel.chat_id);
  return named ?? chats.find((chat) => isAboutJoining(chat) && isAbout(chat, channel));
}

const isAboutJoining = ({ process }: ReviewChat) =>
  process?.processable_type === 'join' || process?.processable_type === 'moderation';

function isAbout({ process }: ReviewChat, channel: Channel): boolean {
  return isSameChannel(process?.processable?.channel ?? {}, channel);
}
