import { useEffect, useEffectEvent } from 'react';

import { useChatList } from '../chats/useChatList.ts';

export interface ChatKeysOptions {
  chatId: number;
  section: 'archive' | 'unsent' | undefined;
  onOpen: (chatId: number | undefined, section?: 'archive') => void;
  onHelp: () => void;
}

/** Alt with the arrows goes to the neighbouring chat, also while one types; a question mark explains the keys, while nobody does. */
export function useChatKeys({ chatId, section, onOpen, onHelp }: ChatKeysOptions): void {
  const list = section === 'archive' ? 'archive' : 'active';
  const { chats = [] } = useChatList(list);

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && step !== undefined) {
      const place = chats.findIndex(({ id }) => id === chatId);
      const next = chats[place + step];
      if (!next || place === -1) return;
      event.preventDefault();
      onOpen(next.id, section === 'archive' ? 'archive' : undefined);
    } else if (event.key === '?' && !isTyping(event.target)) {
      event.preventDefault();
      onHelp();
    }
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
