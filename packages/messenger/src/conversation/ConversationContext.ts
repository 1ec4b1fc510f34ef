import { createContext, use, type RefObject } from 'react';

import type { ComposerHandle } from '../composer/Composer.tsx';
import type { Message } from '../contract.ts';
import type { ConversationProps } from './Conversation.tsx';
import type { MessageFeedHandle } from './MessageFeed.tsx';
import type { Mentions } from './useMentions.ts';
import type { OpenMessages } from './useMessages.ts';

/** A dialog over a conversation: its facts, or the question before a message is deleted or the chat archived. */
export type ChatDialog = { kind: 'facts' } | { kind: 'archive' } | { kind: 'delete'; message: Message };

/** An open chat: what its header, messages and composer share. */
export interface OpenConversation extends ConversationProps {
  /** The messages as far as they were read. */
  open: OpenMessages;
  mentions: Mentions;
  /** The actions of the feed and of the composer; null until they are rendered. */
  feed: RefObject<MessageFeedHandle | null>;
  composer: RefObject<ComposerHandle | null>;
  isSearching: boolean;
  setIsSearching: (isSearching: boolean) => void;
  /** The open dialog; undefined for none. */
  dialog: ChatDialog | undefined;
  setDialog: (dialog: ChatDialog | undefined) => void;
}

export const ConversationContext = createContext<OpenConversation | null>(null);

/** The open chat around the calling part. */
export function useConversation(): OpenConversation {
  const conversation = use(ConversationContext);
  if (!conversation)
    throw new Error('This part is outside of a conversation. Render it within <Conversation>.');
  return conversation;
}
