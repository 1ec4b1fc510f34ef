import { channelKey, type MentionedChannel } from '@my-air/feature-kit/data';
import { foldText } from '@my-air/i18n';

import type { Chat } from '../contract.ts';
import { isWords } from '../message/messageKind.ts';
import { plainText } from '../message/plainText.ts';
import type { ChatMatter } from '../process/useChatMatter.ts';

export interface ChatFilter {
  /** The text of the search; each of its words has to be found in the chat. */
  typed: string;
  isUnreadOnly: boolean;
  /** Whose turn it is; undefined for either. */
  waits?: 'me' | 'team' | undefined;
  /** The subject, as the server names it; undefined for any. */
  kind?: string | undefined;
  /** The key of the channel of the subject; undefined for any. */
  about?: string | undefined;
  /** Whether chats about a channel are shown; undefined for any, and for chats about none. */
  includes?: ((channel: MentionedChannel) => boolean) | undefined;
  /** The id of the open chat, which stays in the list although it has just been read. */
  keep: number | undefined;
  matterOf: (chat: Chat) => ChatMatter;
}

/** The search parameters of an address that filter the list. */
export function filtersOf<Search extends FilterSearch>({ q, unread, waits, kind, about }: Search) {
  return { q, unread, waits, kind, about };
}

interface FilterSearch {
  q?: string | undefined;
  unread?: '1' | undefined;
  waits?: 'me' | 'team' | undefined;
  kind?: string | undefined;
  about?: string | undefined;
}

/** Whose turn it is in a chat: who did not write the last words. Undefined where nobody is waited for. */
export function turnOf({ last_message: last, archived_at, closed_by_self }: Chat): 'me' | 'team' | undefined {
  if (!last?.user || archived_at || closed_by_self || !isWords(last)) return undefined;
  return last.user.me ? 'team' : 'me';
}

/** The key of the channel that a chat is about; undefined where it is about none, or the server does not say which. */
export function chatChannelKey({ process }: Chat): string | undefined {
  const { platform, platform_guid } = process?.processable?.channel ?? {};
  return platform_guid == null ? undefined : channelKey({ platform, platform_guid });
}

/** The chats that match: by their subject, their participants and the last message. */
export function filterChats(
  chats: readonly Chat[],
  { typed, isUnreadOnly, waits, kind: wanted, about, includes, keep, matterOf }: ChatFilter,
): readonly Chat[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0 && !isUnreadOnly && !includes && !waits && !wanted && !about) return chats;
  return chats.filter((chat) => {
    const isAbout = !includes || includes(chat.process?.processable?.channel ?? {});
    const isWanted =
      (!waits || turnOf(chat) === waits) &&
      (!wanted || chat.process?.processable_type === wanted) &&
      (!about || chatChannelKey(chat) === about);
    if (!(isAbout && isWanted) && chat.id !== keep) return false;
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
