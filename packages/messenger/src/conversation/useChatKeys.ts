import { useEffect, useEffectEvent } from 'react';

import { useChatList } from '../chats/useChatList.ts';
import { useConversation } from './ConversationContext.ts';

/** Opens the neighbouring chat on Alt with an arrow key, also from within a field. */
export function useChatKeys(): void {
  const { chat, section, onOpen } = useConversation();
  const list = section === 'archive' ? 'archive' : 'active';
  const { chats = [] } = useChatList(list);

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
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
