import { removeWithUndo } from '@my-air/feature-kit/data';
import type { PortalContext } from '@my-air/feature-kit';

import { deleteMessage } from '../contract.ts';
import { rowKey } from './FeedRow.ts';

/** The key of a message among the removals of this session. */
export const deletedKey = (chatId: number, messageId: number): string =>
  `messenger/message/${chatId}/${messageId}`;

/** Deletes a message of a chat; a toast offers to undo it. */
export function deleteWithUndo(
  portal: PortalContext,
  chatId: number,
  messageId: number,
  words: { title: string; undoLabel: string },
): void {
  removeWithUndo(portal, {
    key: deletedKey(chatId, messageId),
    remove: () => portal.api.send(deleteMessage, { params: { chatId, messageId } }, { keepalive: true }),
    message: { title: words.title },
    undoLabel: words.undoLabel,
    find: () => document.querySelector<HTMLElement>(`[data-row="${rowKey(messageId)}"] [data-row-focus]`),
  });
}
