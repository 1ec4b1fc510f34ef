import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFileDropWords } from '@my-air/feature-kit/views';
import { filesOf, hasFolder } from '@my-air/ui-kit';
import { useEffect, useEffectEvent, useState, type ReactNode, type DragEvent } from 'react';
import { styled } from 'styled-components';

import { useChatList } from '../chats/useChatList.ts';
import { attachmentRules } from '../contract.ts';
import { useConversation } from './ConversationContext.ts';

/** The column of the chat, onto which files can be dropped. */
export function ChatColumn({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { composer } = useConversation();
  const { isOver, handlers } = useFileDrop((files) => composer.current?.addFiles(files));
  useChatKeys();

  return (
    <Column aria-label={t`Conversation`} data-over={isOver || undefined} {...handlers}>
      {children}
      {isOver && (
        <DropHint aria-hidden>
          <Trans>Drop the files to attach them</Trans>
        </DropHint>
      )}
    </Column>
  );
}

/**
 * Takes files that are dropped onto an element, and reports whether some are held over it; a folder is refused in
 * words.
 */
function useFileDrop(onDrop: (files: File[]) => void) {
  const { toasts } = usePortal();
  const { words } = useFileDropWords(attachmentRules);
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      setIsOver(false);
      const files = filesOf(event.dataTransfer);
      const withFolder = hasFolder(event.dataTransfer);
      if (files.length === 0 && !withFolder) return;
      event.preventDefault();
      if (withFolder) toasts.show({ type: 'error', title: words.folder });
      if (files.length > 0) onDrop(files);
    },
  };
  return { isOver, handlers };
}

/** Opens the neighbouring chat on Alt with an arrow key, also from within a field. */
function useChatKeys(): void {
  const { chat, section, onOpen } = useConversation();
  const list = section === 'archive' ? 'archive' : 'active';
  const { data } = useChatList(list);

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    const chats = data?.chats ?? [];
    const index = chats.findIndex(({ id }) => id === chat.id);
    const next = chats[index + step];
    if (!next || index === -1) return;
    event.preventDefault();
    onOpen(next.id, section === 'archive' ? 'archive' : undefined);
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The conversation with its header and its composer. */
const Column = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** Shown over the conversation while files are dragged over it. */
const DropHint = styled.div`
  position: absolute;
  z-index: 2;
  inset: var(--space-2);
  display: grid;
  place-items: center;
  color: var(--color-accent-text);
  font-weight: var(--font-weight-strong);
  background: color-mix(in oklab, var(--color-accent-soft) 92%, transparent);
  border: 2px dashed var(--color-accent);
  border-radius: var(--radius-card);
  pointer-events: none;
`;
