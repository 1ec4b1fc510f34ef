import type { ApiClient } from '@my-air/api-client';

import { editMessage, markMentionRead, reactToMessage } from '../contract.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** Changes the text of a message. */
export const editMessageMutation = (api: ApiClient, chatId: number) => ({
  mutationFn: async ({ messageId, markdown }: { messageId: number; markdown: string }) =>
    (
      await api.send(editMessage, {
        params: { chatId, messageId },
        body: { message: normalizeText(markdown) },
      })
    ).chat_message,
});

/** An emoji that the user presses under a message. */
export interface PressedReaction {
  messageId: number;
  emoji: string;
}

/** Adds an emoji to a message, or takes it back. */
export const reactMutation = (api: ApiClient, chatId: number) => ({
  mutationKey: ['messenger', 'react', chatId],
  mutationFn: async ({ messageId, emoji }: PressedReaction) =>
    (
      await api.send(
        reactToMessage,
        { params: { chatId, messageId }, body: { emoji } },
        // Without the key, a repeated call would take back what the first has done.
        { idempotencyKey: crypto.randomUUID() },
      )
    ).chat_message,
  // One after the other: the same call adds and takes back.
  scope: { id: `messenger reactions of ${chatId}` },
});

/** Marks a mention of the user as seen. */
export const readMentionMutation = (api: ApiClient, chatId: number) => ({
  mutationFn: (messageId: number) => api.send(markMentionRead, { params: { chatId, messageId } }),
  meta: { poll: true },
});
