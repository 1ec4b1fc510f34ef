import { endpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { Message } from './messages.ts';

/** What a chat is about. The server may send others; they show the participants instead of a heading of their own. */
export const processTypes = [
  'support',
  'join',
  'product',
  'productProposal',
  'notification',
  'withdrawal',
  'distribution',
  'moderation',
  'channelModeration',
  'betaFeedback',
  'stopRussia',
  'productWork',
  'addressCheckRequest',
  'moderationChat',
] as const;
export type ProcessType = (typeof processTypes)[number];

export const ChatParticipant = v.looseObject({
  id: v.number(),
  name: v.nullish(v.string()),
  avatar: v.nullish(v.string()),
  me: v.nullish(v.boolean()),
  color: v.nullish(v.string()),
  role: v.nullish(v.string()),
  is_manager: v.nullish(v.boolean()),
});
export type ChatParticipant = v.InferOutput<typeof ChatParticipant>;

const Person = v.looseObject({
  id: v.number(),
  name: v.nullish(v.string()),
  display_name: v.nullish(v.string()),
  avatar_image: v.nullish(v.string()),
});

/** The business that a chat belongs to; its facts differ by type and are read only where they stand. */
export const ChatProcess = v.looseObject({
  processable_type: v.string(),
  processable: v.nullish(
    v.looseObject({
      id: v.nullish(v.union([v.number(), v.string()])),
      partner_rating: v.nullish(v.number()),
      partner_feedback: v.nullish(v.string()),
      manager: v.nullish(Person),
      partner: v.nullish(Person),
    }),
  ),
});
export type ChatProcess = v.InferOutput<typeof ChatProcess>;

export const Chat = v.looseObject({
  id: v.number(),
  /** The older name of `id`. */
  chat_id: v.nullish(v.number()),
  participants: v.nullish(v.array(ChatParticipant)),
  process: v.nullish(ChatProcess),
  messages: v.nullish(v.array(Message)),
  unread_count: v.nullish(v.number(), 0),
  mentions_count: v.nullish(v.number(), 0),
  last_message: v.nullish(Message),
  is_group_chat: v.nullish(v.boolean()),
  closed_by_self: v.nullish(v.boolean()),
  archived_at: v.nullish(v.string()),
  created_at: v.nullish(v.string()),
  updated_at: v.nullish(v.string()),
});
export type Chat = v.InferOutput<typeof Chat>;

export const ChatListMeta = v.looseObject({
  current_page: v.nullish(v.number()),
  last_page: v.nullish(v.number()),
  per_page: v.nullish(v.number()),
  archived_chats_exist: v.nullish(v.boolean()),
});
export type ChatListMeta = v.InferOutput<typeof ChatListMeta>;

/** One page of chats, the latest change first. */
export const ChatList = v.looseObject({ chats: v.array(Chat), meta: v.nullish(ChatListMeta) });
export type ChatList = v.InferOutput<typeof ChatList>;

const chatListParts = {
  query: v.object({
    page: v.optional(v.number()),
    /** Only chats changed at or after this ISO timestamp. */
    after: v.optional(v.string()),
  }),
  response: ChatList,
};
export const listActiveChats = /* @__PURE__ */ endpoint('GET api/active-chats', chatListParts);
export const listArchivedChats = /* @__PURE__ */ endpoint('GET api/archived-chats', chatListParts);
export const archiveChat = /* @__PURE__ */ endpoint('PUT api/chats/{chatId}/archive');
