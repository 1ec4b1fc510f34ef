import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { AlertDialog, Drawer } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';

import { archiveChat } from '../contract.ts';
import { ChatFacts } from './ChatFacts.tsx';
import { useConversation } from './ConversationContext.ts';
import { deleteWithUndo } from './deletedMessages.ts';

/** The dialogs of the open chat: its facts, and the confirmations of deleting and archiving. */
export function ConversationDialogs() {
  const { t } = useLingui();
  const { chat, dialog, setDialog, onOpen } = useConversation();
  const onClose = () => setDialog(undefined);
  const deleteMessage = useDeletion(chat.id);
  const archive = useArchiving({ onClose, onArchived: () => onOpen(undefined) });
  if (!dialog) return null;

  return (
    <>
      <Drawer
        isOpen={dialog.kind === 'facts'}
        title={<Trans>About this chat</Trans>}
        onClose={onClose}
        closeLabel={t`Close`}
      >
        <ChatFacts chat={chat} />
      </Drawer>
      <AlertDialog
        isOpen={dialog.kind === 'delete'}
        title={<Trans>Delete this message?</Trans>}
        description={<Trans>Nobody in the chat will be able to read it. A note stays in its place.</Trans>}
        cancelLabel={t`Keep it`}
        confirmLabel={t`Delete`}
        onClose={onClose}
        onConfirm={() => {
          onClose();
          if (dialog.kind === 'delete') deleteMessage(dialog.message.id);
        }}
      />
      <AlertDialog
        isOpen={dialog.kind === 'archive'}
        tone="accent"
        title={<Trans>Move this chat to the archive?</Trans>}
        description={<Trans>It returns when someone writes in it.</Trans>}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Move`}
        isBusy={archive.isPending}
        onClose={onClose}
        onConfirm={() => archive.mutate(chat.id)}
      />
    </>
  );
}

/** Deletes a message of a chat; a toast offers to undo it. */
function useDeletion(chatId: number): (messageId: number) => void {
  const { t } = useLingui();
  const portal = usePortal();
  return (messageId) =>
    deleteWithUndo(portal, chatId, messageId, { title: t`The message was deleted`, undoLabel: t`Undo` });
}

/** Moves a chat to the archive. It comes back by itself when either side writes again. */
function useArchiving({ onClose, onArchived }: Readonly<Record<'onClose' | 'onArchived', () => void>>) {
  const { t } = useLingui();
  const { api, queryClient, toasts } = usePortal();
  return useMutation({
    mutationFn: (chatId: number) => api.send(archiveChat, { params: { chatId } }),
    onSuccess: () => {
      toasts.show({ type: 'success', title: t`The chat is in the archive` });
      onClose();
      onArchived();
      void queryClient.invalidateQueries({ queryKey: ['messenger'] });
    },
    onError: onClose,
  });
}
