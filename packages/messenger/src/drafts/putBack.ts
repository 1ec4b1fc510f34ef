import type { DraftFiles } from './draftFilesOf.ts';
import type { Drafts } from './draftsOf.ts';

/** A message that left the composer and was not sent. */
export interface ReturnedMessage {
  chatId: number;
  /** In markdown. */
  message: string;
  replyToMessageId: number | undefined;
  files: readonly File[];
}

/** Puts a message back into the composer of its chat, above text that was typed there since. */
export function putBack(
  { chatId, message, replyToMessageId, files }: ReturnedMessage,
  drafts: Drafts,
  draftFiles: Pick<DraftFiles, 'read' | 'keep'>,
): void {
  const all = [...files, ...draftFiles.read(chatId).files];
  drafts.writeMessage(chatId, (draft) => ({
    message: [message, draft.message].filter((text) => text.trim() !== '').join('\n\n'),
    reply_to_message_id: replyToMessageId ?? draft.reply_to_message_id,
    attachments: all.map(({ name, type, size }) => ({ name, type, size })),
  }));
  draftFiles.keep(chatId, all);
}
