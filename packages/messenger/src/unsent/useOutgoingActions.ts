import { useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-api';

import { toTyped } from '../composer/mentions.ts';
import { useDrafts } from '../drafts/useDrafts.ts';
import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import type { OutgoingActions } from '../message/OutgoingRow.tsx';
import { useOutbox } from '../outbox/useOutbox.ts';

/** What can be done about things that have not arrived; `onEdited` is called with the chat whose composer has one back. */
export function useOutgoingActions(onEdited: (chatId: number) => void): OutgoingActions {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const userId = useUser()?.id ?? 0;
  const [, outbox] = useOutbox();
  const [, drafts] = useDrafts();

  return {
    onRetry: (key) => void outbox.retry(key),
    onStop: (key) => void outbox.stop(key),
    onConfirmSent: (key) => void outbox.confirmSent(key),
    async onCopy({ item }) {
      const text = item.kind === 'review' ? (item.comment ?? '') : toTyped(item.message);
      try {
        await navigator.clipboard.writeText(text);
        toasts.show({ type: 'success', title: t`Copied` });
      } catch {
        toasts.show({ type: 'error', title: t`Your browser does not let us copy` });
      }
    },
    async onEdit({ key, item }) {
      if (item.kind !== 'message') return;
      const taken = await outbox.takeBack(key);
      // It has arrived in the meantime, or is on its way.
      if (!taken) return;
      const { chatId, message, replyToMessageId } = item;
      drafts.endEdit(chatId);
      const begun = drafts.read(chatId);
      const files = taken.files.map(({ bytes, name, type }) => new File([bytes], name, { type }));
      const draftFiles = draftFilesOf(userId);
      const all = [...files, ...draftFiles.read(chatId).files];
      // What was begun in the meantime stays below it.
      drafts.write(chatId, {
        message: [message, begun.message].filter((text) => text.trim() !== '').join('\n\n'),
        reply_to_message_id: replyToMessageId ?? begun.reply_to_message_id,
        attachments: all.map(({ name, type, size }) => ({ name, type, size })),
      });
      draftFiles.keep(chatId, all);
      onEdited(chatId);
    },
    async onDiscard({ key, item }) {
      const taken = await outbox.takeBack(key);
      if (!taken) return;
      const files = taken.files.map(({ bytes, name, type }) => new File([bytes], name, { type }));
      toasts.show({
        type: 'info',
        title: t`Deleted before it was sent`,
        duration: 8000,
        action: { label: t`Undo`, onAct: () => void outbox.enqueue(item, files) },
      });
    },
  };
}
