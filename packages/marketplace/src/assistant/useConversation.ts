import { keepPerUser, useValue } from '@my-air/client-state';
import { usePortal, type PortalContext } from '@my-air/feature-api';

import { createAnswer } from './answerQuestion.ts';
import type { Conversation, Exchange } from './Conversation.ts';
import { createConversation } from './createConversation.ts';
import { keptExchanges } from './keptExchanges.ts';

/** The conversation of the signed-in user; the page and the dialog share it. It ends with the session. */
export function conversationOf(portal: PortalContext): Conversation {
  return conversationOfUser(portal, portal.session.getUser()?.id ?? 0);
}

const conversationOfUser = keepPerUser((portal: PortalContext, userId: number): Conversation => {
  const conversation = createConversation({ answer: createAnswer(portal), kept: keptExchanges(userId) });
  const stop = portal.session.subscribe(() => {
    if (portal.session.getUser()?.id === userId) return;
    conversation.clear();
    conversationOfUser.forget(portal, userId);
    stop();
  });
  return conversation;
});

/** The conversation, and its exchanges so far. */
export function useConversation(): { conversation: Conversation; exchanges: readonly Exchange[] } {
  const conversation = conversationOf(usePortal());
  return { conversation, exchanges: useValue(conversation) };
}
