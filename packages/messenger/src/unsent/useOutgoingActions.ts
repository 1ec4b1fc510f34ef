import { useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-api';

import { toTyped } from '../composer/mentions.ts';
import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import { draftsOf } from '../drafts/draftsOf.ts';
import type { OutgoingActions } from '../message/OutgoingRow.tsx';
import { outboxOf } from '../outbox/outboxOf.ts';

/** Rare actions are loaded when they are used. */
const acts = () => import('./outgoingActs.ts');

/** The actions on undelivered entries; `onEdited` is called with the chat whose composer has it back. */
export function useOutgoingActions(onEdited: (chatId: number) => void): OutgoingActions {
  const { t } = useLingui();
  const portal = usePortal();
  const { toasts } = portal;
  const userId = useUser()?.id ?? 0;
  const outbox = outboxOf(portal, userId);
  const drafts = draftsOf(userId);

  return {
    onRetry: (key) => void outbox.retry(key),
    onStop: (key) => void outbox.stop(key),
    onCheck: (key) => void outbox.check(key),
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
    onEdit: async (entry) => {
      const chatId = await (await acts()).editAgain(entry, outbox, drafts, draftFilesOf(userId));
      if (chatId !== undefined) onEdited(chatId);
    },
    onDiscard: async (entry) => (await acts()).discard(entry, outbox, portal),
  };
}
