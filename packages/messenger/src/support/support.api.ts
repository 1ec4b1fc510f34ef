import type { ApiClient } from '@my-air/api-client';
import type { SendOnce } from '@my-air/feature-kit/data';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { listSupportCategories, reviewSupportRequest, sendSupportRequest } from '../contract.ts';
import { readFile } from '../drafts/draftFiles.ts';
import { normalizeText } from '../text/normalizeText.ts';
import type { Question } from './questionDraft.ts';

/** The topics for a question to support. */
export const supportCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['messenger', 'support-categories'],
    queryFn: async ({ signal }) => (await api.send(listSupportCategories, {}, { signal })).support_categories,
    staleTime: 10 * 60_000,
    meta: { poll: true },
  });

/** A question to our team as it is sent. */
export interface SentQuestion {
  content: {
    categoryId: number;
    summary: string;
    message: string;
    replyToMessageId: number | undefined;
  };
  files: readonly File[];
  /** The draft that it was. */
  draft: Question | undefined;
}

/** Asks our team; resolves to the id of the chat that the question has become, or null where the server does not name it. */
export const askSupportMutation = (api: ApiClient, sendOnce: SendOnce) =>
  mutationOptions({
    mutationKey: ['messenger', 'ask-support'],
    mutationFn: async ({ content, files }: SentQuestion) => {
      const { categoryId, summary, message, replyToMessageId } = content;
      const body = {
        support_category_id: categoryId,
        summary: normalizeText(summary),
        message: normalizeText(message),
        ...(files.length > 0 && { attachments: await Promise.all(files.map(toSend)) }),
        ...(replyToMessageId !== undefined && { reply_to_message_id: replyToMessageId }),
      };
      const { support_request: made } = await sendOnce([content, files.map(factsOf)], (key) =>
        api.send(sendSupportRequest, { body }, { idempotencyKey: key }),
      );
      return made.process?.chat_id ?? null;
    },
    meta: { handles: 'inPlace' },
  });

/** A copy of a file: a chosen one that cannot be read is no failure of the network. */
async function toSend(file: File): Promise<File> {
  return new File([await readFile(file)], file.name, { type: file.type });
}

/** The properties that tell one file from another without reading it. */
const factsOf = ({ name, type, size, lastModified }: File) => [name, type, size, lastModified];

/** Rates a conversation with support. The same rating again changes nothing. */
export const rateSupportMutation = (api: ApiClient, requestId: number) =>
  mutationOptions({
    mutationKey: ['messenger', 'rate-support', requestId],
    mutationFn: async ({ rating, comment }: { rating: number; comment: string }) => {
      const body = { rating, ...(comment && { comment: normalizeText(comment) }) };
      const answer = await api.send(reviewSupportRequest, { params: { id: requestId }, body });
      return answer.support_request;
    },
    meta: { handles: 'inPlace' },
  });
