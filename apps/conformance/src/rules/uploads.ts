import { isApiError } from '@my-air/api-client';
import { attachmentRules, sendMessage } from '@my-air/messenger/contract';

import type { Backend } from '../Backend.ts';
import type { RuleResult } from '../examine.ts';

const { maxCount, maxSize } = attachmentRules;
/** In bytes. */
const limit = maxSize * 1000;

const files = (count: number, size: number, name = 'notes.txt') =>
  Array.from({ length: count }, () => new File(['a'.repeat(size)], name, { type: 'text/plain' }));

/** Forms that the portal sends, and that it keeps from being sent, by what they have in them. */
const taken = { [`${maxCount} files with ${limit} bytes in all`]: files(maxCount, limit / maxCount) };
const refused = {
  [`${maxCount + 1} files`]: files(maxCount + 1, 1),
  [`${limit + 1} bytes`]: files(1, limit + 1),
  'an empty file': files(1, 0),
  'a program': files(1, 1000, 'setup.exe'),
};

/** Sends files at the limits and beyond them to a chat: PHP and proxies have limits of their own, and drop the form. */
export async function tryUploads(backend: Backend, chatId: unknown): Promise<RuleResult> {
  const faults: string[] = [];
  for (const [what, attachments] of Object.entries(taken)) {
    const fault = await faultOf(backend, chatId, attachments);
    if (fault) faults.push(`${sendMessage.key} with ${what} ${fault.text}`);
  }
  for (const [what, attachments] of Object.entries(refused)) {
    const fault = await faultOf(backend, chatId, attachments);
    if (!fault) faults.push(`${sendMessage.key} takes ${what}`);
    else if (!fault.isRefusal)
      faults.push(`${sendMessage.key} with ${what} ${fault.text} instead of a refusal`);
  }
  return {
    name: 'Files are taken to the limits of the portal, and refused beyond them with 413 or 422',
    faults,
  };
}

/** Sends a message with files. @returns the failure in words; undefined where it is taken */
async function faultOf(backend: Backend, chatId: unknown, attachments: readonly File[]) {
  try {
    await backend.call(
      sendMessage,
      { params: { chatId }, body: { message: '', attachments } },
      crypto.randomUUID(),
    );
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status, code, body } = error;
    const fields = Object.keys((body as { errors?: object } | undefined)?.errors ?? {}).join(', ');
    const text =
      status === undefined ? `ends with ${code}` : `responds with ${status}${fields && ` about ${fields}`}`;
    // A dropped form lacks everything, so that the refusal is about the text of the message.
    const isRefusal = status === 413 || (status === 422 && fields.includes('attachments'));
    return { text, isRefusal };
  }
}
