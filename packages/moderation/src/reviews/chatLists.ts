// The messenger owns the calls for chats and their contract. Moderation reads of a chat only what its screen shows.
import { endpoint, Id, Identifier } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The channel that a moderation process is about. */
const ProcessChannel = v.looseObject({
  platform: v.nullish(v.string()),
  platform_guid: v.nullish(Identifier),
  title: v.nullish(v.string()),
  thumbnail_image: v.nullish(v.string()),
});

/** A chat, as far as moderation is concerned. */
export const ReviewChat = v.looseObject({
  id: Id,
  process: v.nullish(
    v.looseObject({
      processable_type: v.nullish(v.string()),
      processable: v.nullish(
        v.looseObject({
          channel: v.nullish(ProcessChannel),
          /** The server's word for the stage of the process. */
          status: v.nullish(v.string()),
          /** The number of videos that it concerns. */
          video_count: v.nullish(v.number()),
        }),
      ),
    }),
  ),
  unread_count: v.nullish(v.number(), 0),
  archived_at: v.nullish(v.string()),
  updated_at: v.nullish(v.string()),
});
export type ReviewChat = v.InferOutput<typeof ReviewChat>;

/** A page of chats. */
export const ReviewChatList = v.looseObject({
  chats: v.array(ReviewChat),
  meta: v.nullish(v.looseObject({ last_page: v.nullish(v.number()) })),
});
export type ReviewChatList = v.InferOutput<typeof ReviewChatList>;

const parts = { query: v.object({ page: v.optional(v.number()) }), response: ReviewChatList };
export const listActiveReviewChats = endpoint('GET api/active-chats', parts);
export const listArchivedReviewChats = endpoint('GET api/archived-chats', parts);
