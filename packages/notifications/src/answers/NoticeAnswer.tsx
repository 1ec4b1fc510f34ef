import { useEffect, useRef } from 'react';

import type { Notification } from '../contract.ts';
import { GivenAnswer } from './GivenAnswer.tsx';
import { isAnswered } from './isAnswered.ts';
import { ratingScale } from './ratingScale.ts';
import { ReplyForm } from './ReplyForm.tsx';
import type { Replying } from './useReply.ts';
import { RateForm } from './RateForm.tsx';

export interface NoticeAnswerProps {
  /** The notification that is or was answered. */
  notification: Notification;
  /** The title of the notification, which names the form. */
  title: string;
  /** The state of writing a reply; without it nothing can be answered, and only a given answer is shown. */
  replying?: Replying | undefined;
}

/** The form for an answer to a notification, or the given answer. */
export function NoticeAnswer({ notification, title, replying }: NoticeAnswerProps) {
  const given = useRef<HTMLDivElement>(null);
  const isGiven = isAnswered(notification);
  const wasGiven = useRef(isGiven);
  const scale = ratingScale(notification);

  // The form that had the focus is gone: the answer in its place takes the focus.
  useEffect(() => {
    if (isGiven && !wasGiven.current && document.activeElement === document.body) given.current?.focus();
    wasGiven.current = isGiven;
  }, [isGiven]);

  if (isGiven) {
    return (
      <div ref={given} tabIndex={-1} style={{ outline: 'none' }}>
        <GivenAnswer notification={notification} />
      </div>
    );
  }
  if (!replying) return null;
  if (scale) {
    return <RateForm id={notification.id} question={title} scale={scale} />;
  }
  if (!replying.canReply || !replying.isWriting) return null;
  return <ReplyForm id={notification.id} title={title} onCancel={replying.cancel} />;
}
