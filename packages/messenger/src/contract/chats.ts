import { endpoint, Id, Identifier } from '@my-air/api-client/contract';
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
  id: Id,
  name: v.nullish(v.string()),
  avatar: v.nullish(v.string()),
  me: v.nullish(v.boolean()),
  color: v.nullish(v.string()),
  role: v.nullish(v.string()),
  is_manager: v.nullish(v.boolean()),
});
export type ChatParticipant = v.InferOutput<typeof ChatParticipant>;

const Person = v.looseObject({
  id: Id,
  name: v.nullish(v.string()),
  display_name: v.nullish(v.string()),
  avatar_image: v.nullish(v.string()),
});

/** The channel that a process is about. */
const ProcessChannel = v.looseObject({
  platform: v.nullish(v.string()),
  platform_guid: v.nullish(Identifier),
  title: v.nullish(v.string()),
  thumbnail_image: v.nullish(v.string()),
});

/** The service that a process is about. */
const ProcessProduct = v.looseObject({
  id: v.nullish(Id),
  name: v.nullish(v.string()),
  icon_image: v.nullish(v.string()),
});

/** What can be told of a process. Which facts stand there depends on its type; all of them are assumed but the first five. */
export const ProcessFacts = v.looseObject({
  id: v.nullish(Id),
  /** How the partner rated a support chat, from 1 to 5. */
  partner_rating: v.nullish(v.number()),
  partner_feedback: v.nullish(v.string()),
  manager: v.nullish(Person),
  partner: v.nullish(Person),
  /** support: what the question is about. */
  summary: v.nullish(v.string()),
  support_category: v.nullish(v.looseObject({ id: Id, name: v.nullish(v.string()) })),
  /** join, moderation, channelModeration, moderationChat, stopRussia */
  channel: v.nullish(ProcessChannel),
  /** join, moderation, channelModeration, withdrawal, addressCheckRequest: the server's word for its status. */
  status: v.nullish(v.string()),
  /** product, productProposal, productWork */
  product: v.nullish(ProcessProduct),
  /** productProposal */
  price_usd: v.nullish(v.number()),
  /** productProposal: until when the offer is valid. */
  valid_until: v.nullish(v.string()),
  /** productWork: the step that is being done, and when the whole is due. */
  stage: v.nullish(v.string()),
  due_date: v.nullish(v.string()),
  /** notification: the message that the chat grew out of. */
  notification: v.nullish(v.looseObject({ id: Id, summary: v.nullish(v.string()) })),
  /** withdrawal */
  amount_usd: v.nullish(v.number()),
  method: v.nullish(v.string()),
  /** distribution: where to, and how far it has come. */
  platform: v.nullish(v.string()),
  state: v.nullish(v.string()),
  /** betaFeedback: what is being tried. */
  feature: v.nullish(v.string()),
  /** stopRussia, moderationChat: how many videos it concerns. */
  video_count: v.nullish(v.number()),
  /** addressCheckRequest */
  address: v.nullish(v.string()),
});
export type ProcessFacts = v.InferOutput<typeof ProcessFacts>;

/** The business that a chat belongs to; its facts are read only where they stand. */
export const ChatProcess = v.looseObject({
  processable_type: v.string(),
  processable: v.nullish(ProcessFacts),
});
export type ChatProcess = v.InferOutput<typeof ChatProcess>;

export const Chat = v.looseObject({
  id: Id,
  /** The older name of `id`. */
  chat_id: v.nullish(Id),
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
export const archiveChat = /* @__PURE__ */ endpoint('PUT api/chats/{chatId}/archive', { binds: false });
