import { ApiError, type ApiClient } from '@my-air/api-client';
import { endpoint, Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { listMessages } from '../contract.ts';

/** The properties of a message that are needed to recognize it. */
const KnownMessage = v.looseObject({
  id: Id,
  user: v.nullish(v.looseObject({ me: v.nullish(v.boolean()) })),
  message_markdown: v.nullish(v.string()),
  attachments: v.nullish(v.array(v.looseObject({ name: v.string() }))),
  reply_to_message_id: v.nullish(Id),
  created_at: v.nullish(v.string()),
  updated_at: v.nullish(v.string()),
  deleted_at: v.nullish(v.string()),
});
export type KnownMessage = v.InferOutput<typeof KnownMessage>;
const KnownMessages = v.looseObject({ messages: v.array(KnownMessage) });

/** The answer as it came: a repaired one could prove something false, such as that a chat is empty. */
const listAsItIs = endpoint(listMessages.key, {
  query: v.object({ page: v.optional(v.number()) }),
  response: v.unknown(),
});

/** One page of a chat, newest first, for checking whether an entry arrived. Throws an ApiError. */
export async function readMessages(
  api: ApiClient,
  chatId: number,
  page: number,
  signal: AbortSignal,
): Promise<readonly KnownMessage[]> {
  const query = page === 1 ? {} : { page };
  const answer = await api.send(listAsItIs, { params: { chatId }, query }, { signal });
  const read = v.safeParse(KnownMessages, answer);
  if (read.success) return read.output.messages;
  throw new ApiError({ code: 'malformed', key: listMessages.key, pageLoading: false });
}
