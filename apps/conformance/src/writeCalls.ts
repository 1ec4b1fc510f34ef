import type { AnyEndpoint } from '@my-air/api-client';
import { addGlossaryTerm, deleteGlossaryTerm } from '@my-air/ai-metadata/contract';
import {
  archiveChat,
  deleteMessage,
  editMessage,
  listMessages,
  reactToMessage,
  sendMessage,
  sendSupportRequest,
} from '@my-air/messenger/contract';

import type { Backend } from './Backend.ts';
import { calls, isMadeBy } from './calls.ts';
import type { RuleResult } from './examine.ts';
import { type CallResult, judgeCall } from './judgeCall.ts';
import type { Answers } from './readCalls.ts';
import { tryUploads } from './rules/uploads.ts';

/** The text of everything that is written, so that our team knows it for what it is. */
const text = 'A test of the interface. Please ignore it.';

/**
 * Makes the writes that can be tried on things of their own: a question to support with its messages, and a name that is
 * not translated. What can be taken back is taken back; the chat stays in the archive.
 */
export async function writeCalls(
  backend: Backend,
  answers: Answers,
  features?: readonly string[],
): Promise<{ results: CallResult[]; rules: RuleResult[] }> {
  const isMade = isMadeBy(features);
  const results: CallResult[] = [];
  const write = async (endpoint: AnyEndpoint, input: object, key: string = crypto.randomUUID()) => {
    const call = calls.find((one) => one.endpoint.key === endpoint.key)!;
    const { result, answer } = await judgeCall(backend, call, input, key);
    results.push(result);
    return answer as Record<string, Record<string, unknown>> | undefined;
  };

  const term =
    isMade('ai-metadata') && (await write(addGlossaryTerm, { body: { text: `Conformance ${Date.now()}` } }));
  if (term) await write(deleteGlossaryTerm, { params: { id: term['term']!['id'] } });

  if (!isMade('messenger')) return { results, rules: [] };
  const categories = answers.get('GET api/supportCategories') as
    | { support_categories?: { id: unknown }[] }
    | undefined;
  const body = { support_category_id: categories?.support_categories?.[0]?.id, summary: text, message: text };
  const asked = await write(sendSupportRequest, { body });
  const { chat_id: chatId } = (asked?.['support_request']?.['process'] ?? {}) as { chat_id?: unknown };
  if (chatId == null) return { results, rules: [] };

  const key = crypto.randomUUID();
  const message = { params: { chatId }, body: { message: `${text} ${key}` } };
  const sent = await write(sendMessage, message, key);
  const again = await write(sendMessage, message, key);
  const { answer } = await judgeCall(
    backend,
    { owner: 'messenger', endpoint: listMessages },
    { params: { chatId } },
  );
  const { messages = [] } = (answer ?? {}) as { messages?: { message_markdown?: string | null }[] };
  const copies = messages.filter(({ message_markdown: markdown }) => markdown?.includes(key)).length;
  const repeated =
    again && copies > 1
      ? [`${sendMessage.key}: two equal writes with one Idempotency-Key made ${copies} messages`]
      : [];

  const messageId = sent?.['chat_message']?.['id'];
  if (messageId != null) {
    const params = { chatId, messageId };
    await write(editMessage, { params, body: { message: `${text} Edited.` } });
    await write(reactToMessage, { params, body: { emoji: '👍' } });
    await write(deleteMessage, { params });
  }
  const uploads = await tryUploads(backend, chatId);
  await write(archiveChat, { params: { chatId } });
  return {
    results,
    rules: [{ name: 'Two equal writes with one Idempotency-Key are done once', faults: repeated }, uploads],
  };
}
