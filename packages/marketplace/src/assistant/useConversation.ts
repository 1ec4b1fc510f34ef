import { usePortal, type PortalContext, type Session } from '@my-air/feature-kit';
import { useAtomValue } from 'jotai';

import { createAnswer } from './answerQuestion.ts';
import type { Conversation, Exchange } from './Conversation.ts';
import { createConversation } from './createConversation.ts';
import { keptExchanges } from './keptExchanges.ts';

const conversations = new WeakMap<Session, { userId: number; conversation: Conversation }>();

/** The conversation of the signed-in user; the page and the dialog share it. It ends with the session. */
export function conversationOf(portal: PortalContext): Conversation {
  const { session } = portal;
  const userId = session.getUser()?.id ?? 0;
  const known = conversations.get(session);
  if (known?.userId === userId) return known.conversation;
  const conversation = createConversation({
    answer: createAnswer(portal),
    exchangesAtom: keptExchanges(userId),
  });
  conversations.set(session, { userId, conversation });
  const stop = session.onUserChange(() => {
    if (session.getUser()?.id === userId) return;
    stop();
    conversation.clear();
    conversations.delete(session);
  });
  return conversation;
}

/** The conversation, and its exchanges so far. */
export function useConversation(): { conversation: Conversation; exchanges: readonly Exchange[] } {
  const conversation = conversationOf(usePortal());
  return { conversation, exchanges: useAtomValue(conversation.exchangesAtom) };
}
