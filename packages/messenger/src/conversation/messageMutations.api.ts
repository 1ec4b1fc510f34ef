import type { ApiClient } from '@my-air/api-client';

import { deleteMessage, editMessage, markMentionRead, reactToMessage } from '../contract.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** Changes the text of a message. */
export const editMessageMutation = (api: ApiClient, chatId: number) => ({
  mutationFn: async ({ messageId, markdown }: { messageId: number; markdown: string }) =>
    (await api.send(editMessage, { params: { chatId, messageId }, body: { message: normalizeText(markdown) } }))
      .chat_message,
  meta: { handles: ['validation'] as const },
});

/** Takes a message away; its place stays. */
export const deleteMessageMutation = (api: ApiClient, chatId: number) => ({
  mutationFn: (messageId: number) => api.send(deleteMessage, { params: { chatId, messageId } }),
});

/** Adds an emoji to a message, or takes it back. */
export const reactMutation = (api: ApiClient, chatId: number) => ({
  mutationFn: async ({ messageId, emoji }: { messageId: number; emoji: string }) =>
    (await api.send(reactToMessage, { params: { chatId, messageId }, body: { emoji } })).chat_message,
});

/** Tells that the person has seen where they were named. */
export const readMentionMutation = (api: ApiClient, chatId: number) => ({
  mutationFn: (messageId: number) => api.send(markMentionRead, { params: { chatId, messageId } }),
  meta: { poll: true },
});
