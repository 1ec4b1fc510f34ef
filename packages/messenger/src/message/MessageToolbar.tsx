import { useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
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
  StarIcon,
  type MenuItem,
} from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { EmojiButton } from '../emoji/EmojiButton.tsx';
import { saveSnippet } from '../snippets/snippets.ts';
import { plainText } from './plainText.ts';

/** The actions on a message, implemented by the component that shows it. */
export interface MessageActions {
  onReply: (message: Message) => void;
  onReact: (message: Message, emoji: string) => void;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
  /** Scrolls to a message, loading it if need be. */
  onJump: (messageId: number) => void;
  /** Called when a message has changed on the server. */
  onChanged: () => void;
}

export interface MessageToolbarProps {
  /** The message that the actions are for. */
  message: Message;
  /** The actions on the message. */
  actions: MessageActions;
}

/** The actions on a message; shown while the focus or the pointer is on it. */
export function MessageToolbar({ message, actions }: MessageToolbarProps) {
  const { t } = useLingui();
  const { toasts, modals } = usePortal();
  const owner = useUser()?.id;
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

  function save() {
    const isKept = saveSnippet(owner, text);
    toasts.show(
      isKept
        ? { type: 'success', title: t`Saved as a snippet`, text: t`Type / in an empty message to use it.` }
        : { type: 'warning', title: t`Your browser keeps the snippet only until you close this page` },
    );
  }

  const ask = () => void modals.open('support', { replyTo: { messageId: message.id, text } });
  const items: MenuItem[] = [];
  if (text)
    items.push({ id: 'copy', label: t`Copy the text`, icon: <CopyIcon aria-hidden />, onSelect: copy });
  if (text && message.user?.me)
    items.push({
      id: 'snippet',
      label: t`Save as snippet`,
      icon: <StarIcon aria-hidden />,
      onSelect: save,
    });
  if (canAsk)
    items.push({ id: 'ask', label: t`Ask support about it`, icon: <HelpIcon aria-hidden />, onSelect: ask });
  if (isEditable && text) {
    const edit = () => actions.onEdit(message);
    items.push({ id: 'edit', label: t`Edit`, icon: <EditIcon aria-hidden />, onSelect: edit });
  }
  if (isEditable) {
    const remove = () => actions.onDelete(message);
    const icon = <DeleteIcon aria-hidden />;
    items.push({ id: 'delete', label: t`Delete`, tone: 'critical', icon, onSelect: remove });
  }

  return (
    <Bar role="toolbar" aria-label={t`Message actions`}>
      <EmojiButton
        size="s"
        label={t`React`}
        icon={<EmojiIcon />}
        onChoose={(emoji) => actions.onReact(message, emoji)}
      />
      <IconButton size="s" label={t`Reply`} icon={<ReplyIcon />} onClick={() => actions.onReply(message)} />
      <Menu trigger={<IconButton size="s" label={t`More actions`} icon={<MoreIcon />} />} items={items} />
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
