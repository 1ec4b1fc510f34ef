import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog, Drawer } from '@my-air/ui-kit';

import type { Chat, Message } from '../contract.ts';
import { ChatFacts } from './ChatFacts.tsx';

export interface ConversationDialogsProps {
  chat: Chat;
  areFactsShown: boolean;
  onHideFacts: () => void;
  /** The message that is to be deleted. */
  deletion: { asked: Message | undefined; cancel: () => void; confirm: () => void };
  /** Whether the chat is to be archived. */
  isLeaving: boolean;
  isArchiving: boolean;
  onArchive: () => void;
  onStay: () => void;
}

/** The dialogs of a conversation: its facts, and the questions before something is deleted or archived. */
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
