import { useDraftAt } from '@my-air/feature-kit/forms';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { Notification } from '../contract.ts';
import { answerPlace } from './answerDrafts.ts';
import { isAnswered } from './isAnswered.ts';
import { ratingScale } from './ratingScale.ts';

/** The state of writing a reply to one notification. */
export interface Replying {
  /** Whether it can be replied to in words: a question is rated, and a chat is answered in the chat. */
  canReply: boolean;
  /** Whether the reply is being written. */
  isWriting: boolean;
  begin: () => void;
  cancel: () => void;
}

/**
 * The state of the reply to a notification. A started reply is still open after a reload; leaving it returns
 * the focus to the button that opened it.
 */
export function useReply(notification: Notification, opener: RefObject<HTMLButtonElement | null>): Replying {
  const { id, type } = notification;
  const draft = useDraftAt(answerPlace, id);
  const [isWriting, setIsWriting] = useState(() => Boolean(draft.read()?.words));
  const wasWriting = useRef(false);

  useEffect(() => {
    if (wasWriting.current && !isWriting) opener.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting, opener]);

  return {
    canReply: type !== 'chat' && !ratingScale(notification) && !isAnswered(notification),
    isWriting,
    begin: () => setIsWriting(true),
    cancel: () => setIsWriting(false),
  };
}
