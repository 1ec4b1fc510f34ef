import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog, Drawer } from '@my-air/ui-kit';

import type { Chat, Message } from '../contract.ts';
import { ChatFacts } from './ChatFacts.tsx';

export interface ConversationDialogsProps {
  /** The chat whose facts are shown. */
  chat: Chat;
  /** Whether the drawer with the facts is open. */
  areFactsShown: boolean;
  /** Called to close the drawer with the facts. */
  onHideFacts: () => void;
  /** The message to delete, which opens the question, and the two answers to it. */
  deletion: { asked: Message | undefined; cancel: () => void; confirm: () => void };
  /** Whether the question before archiving is open. */
  isLeaving: boolean;
  /** Whether the chat is being archived: the dialog waits. */
  isArchiving: boolean;
  /** Called when archiving is confirmed. */
  onArchive: () => void;
  /** Called when archiving is cancelled. */
  onStay: () => void;
}

/** The dialogs of a conversation: its facts, and the confirmations of deleting and archiving. */
export function ConversationDialogs(props: ConversationDialogsProps) {
  const { chat, deletion } = props;
  const { t } = useLingui();

  return (
    <>
      <Drawer
        isOpen={props.areFactsShown}
        title={<Trans>About this chat</Trans>}
        onClose={props.onHideFacts}
        closeLabel={t`Close`}
      >
        <ChatFacts chat={chat} />
      </Drawer>
      <AlertDialog
        isOpen={deletion.asked !== undefined}
        title={<Trans>Delete this message?</Trans>}
        description={<Trans>Nobody in the chat will be able to read it. A note stays in its place.</Trans>}
        cancelLabel={t`Keep it`}
        confirmLabel={t`Delete`}
        onClose={deletion.cancel}
        onConfirm={deletion.confirm}
      />
      <AlertDialog
        isOpen={props.isLeaving}
        tone="primary"
        title={<Trans>Move this chat to the archive?</Trans>}
        description={<Trans>It returns when someone writes in it.</Trans>}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Move`}
        isBusy={props.isArchiving}
        onClose={props.onStay}
        onConfirm={props.onArchive}
      />
    </>
  );
}
