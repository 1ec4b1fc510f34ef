import { endpoint, Id, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { ChatProcess } from './chats.ts';
import { bestRating } from './rules.ts';

export const SupportCategory = v.looseObject({
  id: Id,
  name: Name,
  description: v.nullish(v.string()),
});
export type SupportCategory = v.InferOutput<typeof SupportCategory>;

/** A question to support; its conversation is the chat of `process.chat_id`. */
export const SupportRequest = v.looseObject({
  id: Id,
  support_category_id: v.nullish(Id),
  summary: v.nullish(v.string()),
  message: v.nullish(v.string()),
  reply_to_message_id: v.nullish(Id),
  partner_rating: v.nullish(v.number()),
  partner_feedback: v.nullish(v.string()),
  process: v.nullish(v.looseObject({ ...v.partial(ChatProcess).entries, chat_id: v.nullish(Id) })),
});
export type SupportRequest = v.InferOutput<typeof SupportRequest>;

const SupportRequestAnswer = v.looseObject({ support_request: SupportRequest });

export const listSupportCategories = endpoint('GET api/supportCategories', {
  response: v.looseObject({ support_categories: v.array(SupportCategory) }),
});
export const sendSupportRequest = endpoint('POST api/supportRequests', {
  binds: false,
  encoding: 'multipart',
  body: v.object({
    support_category_id: Id,
    summary: v.pipe(v.string(), v.nonEmpty()),
    message: v.pipe(v.string(), v.nonEmpty()),
    attachments: v.optional(v.array(v.file())),
    reply_to_message_id: v.optional(Id),
  }),
  response: SupportRequestAnswer,
});
export const reviewSupportRequest = endpoint('PUT api/supportRequests/{id}/review', {
  binds: false,
  body: v.object({
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(bestRating)),
    comment: v.optional(v.string()),
  }),
  response: SupportRequestAnswer,
});
