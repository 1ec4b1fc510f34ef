import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog, Drawer } from '@my-air/ui-kit';

import type { Chat, Message } from '../contract.ts';
import { ChatFacts } from './ChatFacts.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

export interface ConversationDialogsProps {
  chat: Chat;
  /** What the person wants to see beside the chat. */
  shown: 'facts' | 'shortcuts' | undefined;
  onHide: () => void;
  /** The message that is to be deleted. */
  deletion: { asked: Message | undefined; cancel: () => void; confirm: () => void };
  /** Whether the chat is to be archived. */
  isLeaving: boolean;
  isArchiving: boolean;
  onArchive: () => void;
  onStay: () => void;
}

/** What a conversation shows over itself: its facts, its keys, and the questions before something goes. */
export function ConversationDialogs(props: ConversationDialogsProps) {
  const { chat, shown, onHide, deletion } = props;
  const { t } = useLingui();

  return (
    <>
      <Drawer
        isOpen={shown === 'facts'}
        title={<Trans>About this chat</Trans>}
        onClose={onHide}
        closeLabel={t`Close`}
      >
        <ChatFacts chat={chat} />
      </Drawer>
      {shown === 'shortcuts' && <ShortcutSheet onClose={onHide} />}
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
