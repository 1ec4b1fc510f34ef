import { lazy, Suspense, useEffect, useRef } from 'react';

import type { Notification } from '../contract.ts';
import { GivenAnswer } from './GivenAnswer.tsx';
import { isAnswered } from './isAnswered.ts';
import { ratingScale } from './ratingScale.ts';
import { ReplyForm } from './ReplyForm.tsx';
import type { Replying } from './useReply.ts';

const RateForm = lazy(() => import('./RateForm.tsx').then((form) => ({ default: form.RateForm })));

export interface NoticeAnswerProps {
  notification: Notification;
  /** What it says. */
  title: string;
  /** The writing of a reply; without it nothing can be answered any more, and only what was is shown. */
  replying?: Replying | undefined;
}

/** The form for an answer to a notification, or what was answered. */
export function NoticeAnswer({ notification, title, replying }: NoticeAnswerProps) {
  const given = useRef<HTMLDivElement>(null);
  const isGiven = isAnswered(notification);
  const wasGiven = useRef(isGiven);
  const scale = ratingScale(notification);

  // The form that held the focus is gone: what came in its place takes it.
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
    return (
      <Suspense>
        <RateForm id={notification.id} question={title} scale={scale} />
      </Suspense>
    );
  }
  if (!replying.canReply || !replying.isWriting) return null;
  return <ReplyForm id={notification.id} title={title} onCancel={replying.cancel} />;
}
