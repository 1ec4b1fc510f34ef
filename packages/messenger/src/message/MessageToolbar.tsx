import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  EmojiIcon,
  HelpIcon,
  IconButton,
  Menu,
  MoreIcon,
  ReplyIcon,
} from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { EmojiButton } from '../emoji/EmojiButton.tsx';
import type { MessageActions } from './MessageActions.ts';
import { plainText } from './plainText.ts';

export interface MessageToolbarProps {
  /** The message that the actions are for. */
  message: Message;
  /** Whether answers and reactions are offered. */
  canWrite: boolean;
  /** The actions on the message. */
  actions: MessageActions;
}

/** The actions on a message; shown while the focus or the pointer is on it. */
export function MessageToolbar({ message, canWrite, actions }: MessageToolbarProps) {
  const { t } = useLingui();
  const { toasts, modals } = usePortal();
  const isEditable = message.is_editable ?? false;
  const text = message.message_markdown || plainText(message);
  const canAsk = text !== '' && !message.user?.me && modals.has('support');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ type: 'success', title: t`Copied` });
    } catch {
      toasts.show({ type: 'error', title: t`Your browser does not let us copy` });
    }
  }

  return (
    <Bar role="toolbar" aria-label={t`Message actions`}>
      {canWrite && (
        <>
          <EmojiButton
            size="s"
            label={t`React`}
            icon={<EmojiIcon />}
            onChoose={(emoji) => actions.onReact(message, emoji)}
          />
          <IconButton
            size="s"
            label={t`Reply`}
            icon={<ReplyIcon />}
            onClick={() => actions.onReply(message)}
          />
        </>
      )}
      <Menu
        trigger={<IconButton size="s" label={t`More actions`} icon={<MoreIcon />} />}
        items={[
          ...(text
            ? [
                {
                  id: 'copy',
                  label: t`Copy the text`,
                  icon: <CopyIcon aria-hidden />,
                  onSelect: () => void copy(),
                },
              ]
            : []),
          ...(canAsk
            ? [
                {
                  id: 'ask',
                  label: t`Ask support about it`,
                  icon: <HelpIcon aria-hidden />,
                  onSelect: () => void modals.open('support', { replyTo: { messageId: message.id, text } }),
                },
              ]
            : []),
          ...(isEditable && text
            ? [
                {
                  id: 'edit',
                  label: t`Edit`,
                  icon: <EditIcon aria-hidden />,
                  onSelect: () => actions.onEdit(message),
                },
              ]
            : []),
          ...(isEditable
            ? [
                {
                  id: 'delete',
                  label: t`Delete`,
                  tone: 'danger' as const,
                  icon: <DeleteIcon aria-hidden />,
                  onSelect: () => actions.onDelete(message),
                },
              ]
            : []),
        ]}
      />
    </Bar>
  );
}

/** Beside the bubble; where there is no room, below the text. */
const Bar = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(100% + var(--space-1));
  z-index: 1;
  display: flex;
  padding: 0.125rem;
  background: var(--color-floating);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);
  box-shadow: var(--shadow-floating);

  [data-own] > * > & {
    inset-inline: auto calc(100% + var(--space-1));
  }
  @container messenger (max-width: 47.99rem) {
    && {
      position: static;
      width: fit-content;
      margin-block-start: var(--space-1);
      margin-inline-start: auto;
    }
  }
`;
