import { endpoint, Id, Identifier } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { Message } from './messages.ts';

/** The known subjects of a chat. For others that the server sends, the participants are the heading. */
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

/** The facts of a process. Its type decides which of them are present; all but the first five are assumed. */
export const ProcessFacts = v.looseObject({
  id: v.nullish(Id),
  /** The partner's rating of a support chat, from 1 to 5. */
  partner_rating: v.nullish(v.number()),
  partner_feedback: v.nullish(v.string()),
  manager: v.nullish(Person),
  partner: v.nullish(Person),
  /** support: the subject of the question. */
  summary: v.nullish(v.string()),
  support_category: v.nullish(v.looseObject({ id: Id, name: v.nullish(v.string()) })),
  /** join, moderation, channelModeration, moderationChat, stopRussia */
  channel: v.nullish(ProcessChannel),
  /** join, moderation, channelModeration, withdrawal, addressCheckRequest: the server's status word. */
  status: v.nullish(v.string()),
  /** product, productProposal, productWork */
  product: v.nullish(ProcessProduct),
  /** productProposal */
  price_usd: v.nullish(v.number()),
  /** productProposal: the end of the offer's validity. */
  valid_until: v.nullish(v.string()),
  /** productWork: the current step, and the date when all work is due. */
  stage: v.nullish(v.string()),
  due_date: v.nullish(v.string()),
  /** notification: the message from which the chat was started. */
  notification: v.nullish(v.looseObject({ id: Id, summary: v.nullish(v.string()) })),
  /** withdrawal */
  amount_usd: v.nullish(v.number()),
  method: v.nullish(v.string()),
  /** distribution: the platform, and the progress. */
  platform: v.nullish(v.string()),
  state: v.nullish(v.string()),
  /** betaFeedback: the feature that is tested. */
  feature: v.nullish(v.string()),
  /** stopRussia, moderationChat: the number of videos concerned. */
  video_count: v.nullish(v.number()),
  /** addressCheckRequest */
  address: v.nullish(v.string()),
});
export type ProcessFacts = v.InferOutput<typeof ProcessFacts>;

/** The process that a chat belongs to; its facts are read only if they are present. */
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
export const listActiveChats = endpoint('GET api/active-chats', chatListParts);
export const listArchivedChats = endpoint('GET api/archived-chats', chatListParts);
export const archiveChat = endpoint('PUT api/chats/{chatId}/archive', { binds: false });
