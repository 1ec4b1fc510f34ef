import { usePortal, type PortalContext } from '@my-air/feature-api';
import { useSyncExternalStore } from 'react';

import { createAnswer } from './answerQuestion.ts';
import type { Conversation, Exchange } from './Conversation.ts';
import { createConversation } from './createConversation.ts';
import { keptExchanges } from './keptExchanges.ts';

const conversations = new WeakMap<PortalContext['session'], Map<number, Conversation>>();

/** The conversation of the signed-in user; the page and the dialog share it. It ends with the session. */
export function conversationOf(portal: PortalContext): Conversation {
  const userId = portal.session.getUser()?.id ?? 0;
  const ofSession = conversations.get(portal.session) ?? new Map<number, Conversation>();
  conversations.set(portal.session, ofSession);
  const known = ofSession.get(userId);
  if (known) return known;

  const conversation = createConversation({ answer: createAnswer(portal), kept: keptExchanges(userId) });
  ofSession.set(userId, conversation);
  const stop = portal.session.subscribe(() => {
    if (portal.session.getUser()?.id === userId) return;
    conversation.clear();
    ofSession.delete(userId);
    stop();
  });
  return conversation;
}

/** The conversation, and its exchanges so far. */
export function useConversation(): { conversation: Conversation; exchanges: readonly Exchange[] } {
  const conversation = conversationOf(usePortal());
  return { conversation, exchanges: useSyncExternalStore(conversation.subscribe, conversation.get) };
}
