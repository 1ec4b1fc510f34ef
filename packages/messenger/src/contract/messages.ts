import { AgreementSummary, endpoint, Id, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { isOneEmoji } from './emoji.ts';

/**
 * The kinds of messages, by their number on the wire. The specification names the range only; the meanings
 * are assumed, and only here.
 */
export const messageTypes = {
  hiddenService: -2,
  systemNotice: -1,
  text: 0,
  attachmentOnly: 1,
  agreement: 2,
  product: 3,
  ratingRequest: 4,
  statusChange: 5,
  automatic: 6,
} as const;
export type MessageType = (typeof messageTypes)[keyof typeof messageTypes];

export const Attachment = v.looseObject({
  name: Name,
  mime_type: v.nullish(v.string()),
  preview_image: v.nullish(v.string()),
  url: v.nullish(v.string()),
  size_bytes: v.nullish(v.number()),
});
export type Attachment = v.InferOutput<typeof Attachment>;

/** One emoji under a message: the users who chose it, and whether the reader did. */
export const Reaction = v.looseObject({
  emoji: v.string(),
  me: v.nullish(v.boolean()),
  users: v.nullish(v.array(v.looseObject({ id: Id, name: v.nullish(v.string()) }))),
});
export type Reaction = v.InferOutput<typeof Reaction>;

/** The author of a message; a message of the system has no author. */
export const MessageUser = v.looseObject({
  id: Id,
  name: v.nullish(v.string()),
  avatar: v.nullish(v.string()),
  me: v.nullish(v.boolean()),
  is_manager: v.nullish(v.boolean()),
});
export type MessageUser = v.InferOutput<typeof MessageUser>;

const messageEntries = {
  id: Id,
  user: v.nullish(MessageUser),
  /** The member of staff who wrote it for the user. Assumed; without it the user wrote it. */
  written_by: v.nullish(v.looseObject({ name: v.nullish(v.string()) })),
  message_html: v.nullish(v.string()),
  /** The older name of `message_html`. */
  messageHtml: v.nullish(v.string()),
  message_markdown: v.nullish(v.string()),
  attachments: v.nullish(v.array(Attachment)),
  agreement: v.nullish(AgreementSummary),
  type: v.nullish(v.number()),
  is_editable: v.nullish(v.boolean()),
  reply_to_message_id: v.nullish(Id),
  reactions: v.nullish(v.array(Reaction)),
  created_at: v.nullish(v.string()),
  updated_at: v.nullish(v.string()),
  deleted_at: v.nullish(v.string()),
};
export const Message = v.looseObject({
  ...messageEntries,
  /** The message that this one answers, without the one that it answered in turn. */
  replied_to_message: v.nullish(v.looseObject(messageEntries)),
});
export type Message = v.InferOutput<typeof Message>;

/** One page of a chat, newest first. */
export const MessageList = v.looseObject({
  messages: v.array(Message),
  meta: v.nullish(
    v.looseObject({
      current_page: v.nullish(v.number()),
      last_page: v.nullish(v.number()),
      per_page: v.nullish(v.number()),
    }),
  ),
});
export type MessageList = v.InferOutput<typeof MessageList>;

const MessageAnswer = v.looseObject({ chat_message: Message });
const replyTo = { reply_to_message_id: v.optional(Id) };

/** The first page also marks the chat read. */
export const listMessages = endpoint('GET api/chats/{chatId}/messages', {
  query: v.object({ page: v.optional(v.number()) }),
  response: MessageList,
});
/** `message` may be empty when there are files. */
export const sendMessage = endpoint('POST api/chats/{chatId}/messages', {
  binds: false,
  encoding: 'multipart',
  body: v.object({ message: v.string(), attachments: v.optional(v.array(v.file())), ...replyTo }),
  response: MessageAnswer,
});
/** Adds the emoji, or takes it back when the reader already chose it. */
export const reactToMessage = endpoint('POST api/chats/{chatId}/messages/{messageId}/reaction', {
  binds: false,
  body: v.object({ emoji: v.pipe(v.string(), v.check(isOneEmoji, 'not one emoji')) }),
  response: MessageAnswer,
});
export const editMessage = endpoint('PUT api/chats/{chatId}/messages/{messageId}', {
  binds: false,
  body: v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
  response: MessageAnswer,
});
export const deleteMessage = endpoint('DELETE api/chats/{chatId}/messages/{messageId}', {
  binds: false,
});
export const markMentionRead = endpoint('POST api/chats/{chatId}/messages/{messageId}/mention-read', {
  binds: false,
});
