import { lazy, Suspense } from 'react';

import { useChat } from '../chats/useChat.ts';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { Conversation } from './Conversation.tsx';

const NoSuchChat = lazy(async () => ({ default: (await import('./NoSuchChat.tsx')).NoSuchChat }));

export interface OpenChatProps {
  chatId: number;
  /** The message it was opened at. */
  messageId: number | undefined;
  section: 'archive' | 'unsent' | undefined;
  /** Called with the chat to open in place of this one; undefined shows the list. */
  onOpen: (chatId: number | undefined, section?: 'archive') => void;
}

/** The chat of the address, once it is known; or that there is none. */
export function OpenChat({ chatId, ...rest }: OpenChatProps) {
  const chat = useChat(chatId);
  if (chat === undefined) return <ChatOnItsWay />;
  if (chat) return <Conversation chat={chat} {...rest} />;
  return (
    <Suspense>
      <NoSuchChat />
    </Suspense>
  );
}
