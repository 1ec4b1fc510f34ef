import { useLingui } from '@lingui/react/macro';
import { usePortal, useUser, type PortalContext } from '@my-air/feature-kit';
import { atomStore } from '@my-air/feature-kit/state';
import { useQuery } from '@tanstack/react-query';

import { toTyped } from '../text/mentions.ts';
import { changeDraft, joinTexts, withMessage } from '../drafts/ChatDraft.ts';
import { draftFilesAtom } from '../drafts/draftFiles.ts';
import { normalizeText } from '../text/normalizeText.ts';
import type { OutgoingMessage } from './OutgoingMessage.ts';
import { addOutgoing, changeOutgoing, filesOf } from './outgoingStore.ts';
import { unsentQuery } from './send.api.ts';
import { tellTabs } from './tabNews.ts';

/** The user's messages that the server does not have for certain, in their order. */
export function useUnsent(): readonly OutgoingMessage[] {
  // After sign-out, those of user 0: none.
  // oxlint-disable-next-line my-air/answered-query -- read from this browser; what cannot be read there is told when it is written
  const { data = [] } = useQuery(unsentQuery(useUser()?.id ?? 0));
  return data;
}

/** A message as it leaves the composer. */
export interface WrittenMessage {
  chatId: number;
  /** In markdown. */
  text: string;
  replyToMessageId: number | undefined;
  files: readonly File[];
}

/**
 * Gives a message to the sender. Resolves once it is stored; nothing of it is sent before. Rejects when one of
 * its files cannot be read. Of messages with the same idempotency key the server keeps one.
 */
export async function giveToSender(
  { queryClient }: Pick<PortalContext, 'queryClient'>,
  userId: number,
  { chatId, text, replyToMessageId, files }: WrittenMessage,
  key: string = crypto.randomUUID(),
): Promise<void> {
  const message = await addOutgoing(
    {
      key,
      userId,
      chatId,
      text: normalizeText(text),
      replyToMessageId,
      createdAt: Date.now(),
      state: 'waiting',
    },
    files,
  );
  queryClient.setQueryData(unsentQuery(userId).queryKey, (known) => known && [...known, message]);
  tellTabs({ type: 'changed', userId });
}

/** The user's actions on a message that was not sent. */
export interface OutgoingActions {
  onSendAgain: (message: OutgoingMessage) => void;
  onCopy: (message: OutgoingMessage) => void;
  /** Takes the message back into the composer. */
  onEdit: (message: OutgoingMessage) => void;
  onDelete: (message: OutgoingMessage) => void;
  /** Stops the upload of the files. */
  onStop: (message: OutgoingMessage) => void;
}

/** The actions on unsent messages; `onEdited` is called with the chat whose composer has one back. */
export function useOutgoingActions(onEdited: (chatId: number) => void): OutgoingActions {
  const { t } = useLingui();
  const portal = usePortal();
  const { toasts } = portal;
  const userId = useUser()?.id ?? 0;

  /** Takes a message out of the store, unless it is being sent; `keep` puts it elsewhere in the same step. */
  async function takeBack(message: OutgoingMessage, keep: (taken: WrittenMessage) => void): Promise<boolean> {
    const files = await filesOf(message);
    let isTaken = false;
    await changeOutgoing(message, (stored) => {
      if (stored.state === 'sending') return stored;
      keep({ ...stored, files });
      isTaken = true;
      return undefined;
    });
    tellTabs({ type: 'changed', userId });
    return isTaken;
  }

  return {
    async onSendAgain(message) {
      await changeOutgoing(message, (stored) =>
        stored.state === 'sending' ? stored : { ...stored, state: 'waiting', failure: undefined },
      );
      tellTabs({ type: 'changed', userId });
    },
    async onCopy({ text }) {
      try {
        await navigator.clipboard.writeText(toTyped(text));
        toasts.show({ type: 'success', title: t`Copied` });
      } catch {
        toasts.show({ type: 'error', title: t`Your browser does not let us copy` });
      }
    },
    async onEdit(message) {
      if (await takeBack(message, (taken) => putBack(userId, taken))) onEdited(message.chatId);
    },
    async onDelete(message) {
      let deleted: WrittenMessage | undefined;
      if (!(await takeBack(message, (taken) => (deleted = taken)))) return;
      toasts.show({
        type: 'info',
        title: t`Deleted before it was sent`,
        duration: 8000,
        action: { label: t`Undo`, onAct: () => deleted && void giveToSender(portal, userId, deleted) },
      });
    },
    onStop: ({ key }) => tellTabs({ type: 'stop', key }),
  };
}

/** Puts a message back into the composer of its chat, above text that was typed there since. */
function putBack(userId: number, { chatId, text, replyToMessageId, files }: WrittenMessage): void {
  changeDraft(userId, chatId, (draft) =>
    withMessage(draft, {
      message: joinTexts(text, draft.message),
      reply_to_message_id: replyToMessageId ?? draft.reply_to_message_id,
    }),
  );
  atomStore.set(draftFilesAtom(userId, chatId), (chosen) => [...files, ...chosen]);
}
