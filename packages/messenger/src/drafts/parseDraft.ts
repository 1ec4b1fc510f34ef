import * as v from 'valibot';

import type { Draft } from './Draft.ts';

const Kept = v.object({
  chat_id: v.number(),
  message: v.string(),
  message_id: v.nullable(v.number()),
  isEditing: v.boolean(),
  template: v.nullable(v.string()),
  reply_to_message_id: v.nullable(v.number()),
  attachments: v.optional(v.array(v.object({ name: v.string(), type: v.string(), size: v.number() })), []),
});

/** A draft out of the browser's storage; undefined when it is broken, or belongs to another chat than it lies under. */
export function parseDraft(value: unknown, chatId: number): Draft | undefined {
  const { success, output } = v.safeParse(Kept, value);
  return success && output.chat_id === chatId ? output : undefined;
}
