import { type ChannelId, isSameChannel } from '@my-air/feature-kit/data';
import { foldText } from '@my-air/i18n';

import type { Chat } from '../contract.ts';
import { plainText } from '../message/plainText.ts';
import type { ChatMatter } from '../process/useChatMatter.ts';

export interface ChatFilter {
  /** The text of the search; each of its words has to be found in the chat. */
  typed: string;
  isUnreadOnly: boolean;
  /** The only channel that the chats may be about; undefined for any. */
  channel?: ChannelId | undefined;
  /** The id of the open chat, which stays in the list although it has just been read. */
  keep: number | undefined;
  matterOf: (chat: Chat) => ChatMatter;
}

/** The chats that match: by their subject, their participants and the last message. */
export function filterChats(
  chats: readonly Chat[],
  { typed, isUnreadOnly, channel, keep, matterOf }: ChatFilter,
): readonly Chat[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0 && !isUnreadOnly && !channel) return chats;
  return chats.filter((chat) => {
    const isAbout = !channel || isSameChannel(chat.process?.processable?.channel ?? {}, channel);
    if (!isAbout && chat.id !== keep) return false;
    if (isUnreadOnly && (chat.unread_count ?? 0) <= 0 && chat.id !== keep) return false;
    if (words.length === 0) return true;
    const { kind, heading, facts } = matterOf(chat);
    const text = foldText(
      [
        kind,
        heading,
        ...facts.map(({ value }) => value),
        ...(chat.participants ?? []).map(({ name }) => name),
        chat.last_message ? plainText(chat.last_message) : '',
      ].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}
