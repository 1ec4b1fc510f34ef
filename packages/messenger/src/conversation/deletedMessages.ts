import { atomStore } from '@my-air/feature-kit/state';
import { removeWithUndo } from '@my-air/feature-kit/data';
import type { PortalContext } from '@my-air/feature-kit';
import { atom } from 'jotai';

import { deleteMessage } from '../contract.ts';
import { rowKey } from './FeedRow.ts';

/** The messages that were deleted in this page, which the server may not know yet: `chat/message`. */
export const deletedMessagesAtom = /* @__PURE__ */ atom<ReadonlySet<string>>(new Set<string>());

/** The id of a message among the deleted ones. */
export const deletedId = (chatId: number, messageId: number): string => `${chatId}/${messageId}`;

/** Deletes a message of a chat; a toast offers to undo it. */
export function deleteWithUndo(
  portal: PortalContext,
  chatId: number,
  messageId: number,
  words: { title: string; undoLabel: string },
): void {
  const deleted = deletedId(chatId, messageId);
  if (atomStore.get(deletedMessagesAtom).has(deleted)) return;
  removeWithUndo(portal, {
    hide() {
      atomStore.set(deletedMessagesAtom, (ids) => new Set(ids).add(deleted));
      return () =>
        atomStore.set(deletedMessagesAtom, (ids) => new Set([...ids].filter((id) => id !== deleted)));
    },
    remove: (how) => portal.api.send(deleteMessage, { params: { chatId, messageId } }, how),
    message: { title: words.title },
    undoLabel: words.undoLabel,
    find: () => document.querySelector<HTMLElement>(`[data-row="${rowKey(messageId)}"] [data-row-focus]`),
  });
}
