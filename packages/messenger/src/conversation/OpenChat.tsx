import { lazy, Suspense } from 'react';

import { useChat } from '../chats/useChat.ts';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { Conversation } from './Conversation.tsx';

const NoSuchChat = lazy(async () => ({ default: (await import('./NoSuchChat.tsx')).NoSuchChat }));

export interface OpenChatProps {
  /** The id of the chat in the address. */
  chatId: number;
  /** The id of the message to scroll to after opening; undefined for none. */
  messageId: number | undefined;
  /** The list beside the chat, for its links; undefined for the active chats. */
  section: 'archive' | 'unsent' | undefined;
  /** Called with the chat to open in place of this one; undefined shows the list. */
  onOpen: (chatId: number | undefined, section?: 'archive') => void;
}

/** The chat of the address once it is known, or a note that it does not exist. */
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
