import { Trans } from '@lingui/react/macro';
import { Button } from '@my-air/ui-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import type { Notification } from '../contract.ts';
import { draftOf } from './answerDrafts.ts';
import { GivenAnswer } from './GivenAnswer.tsx';
import { ratingScale } from './ratingScale.ts';
import { ReplyForm } from './ReplyForm.tsx';

const RateForm = lazy(() => import('./RateForm.tsx').then((form) => ({ default: form.RateForm })));

export interface NoticeAnswerProps {
  notification: Notification;
  /** What it says. */
  title: string;
  /** The id of what it says. */
  titleId: string;
  /** Whether it can no longer be answered: then only what was answered is shown. @default false */
  isClosed?: boolean;
}

/** What can be answered to a notification, or what was. A chat is answered in the chat. */
export function NoticeAnswer({ notification, title, titleId, isClosed = false }: NoticeAnswerProps) {
  const { id, type, partner_rating, partner_comment } = notification;
  const [isWriting, setIsWriting] = useState(() => Boolean(draftOf(id).words));
  const opener = useRef<HTMLButtonElement>(null);
  const given = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(false);
  const scale = ratingScale(notification);
  const isGiven = typeof partner_rating === 'number' || Boolean(partner_comment);
  const wasGiven = useRef(isGiven);

  // The form that held the focus is gone: what came in its place takes it.
  useEffect(() => {
    if (isGiven && !wasGiven.current && document.activeElement === document.body) given.current?.focus();
    wasGiven.current = isGiven;
  }, [isGiven]);
  useEffect(() => {
    if (wasWriting.current && !isWriting) opener.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);

  if (isGiven) {
    return (
      <div ref={given} tabIndex={-1} style={{ outline: 'none' }}>
        <GivenAnswer notification={notification} />
      </div>
    );
  }
  if (isClosed || type === 'chat') return null;
  if (scale) {
    return (
      <Suspense>
        <RateForm id={id} question={title} scale={scale} />
      </Suspense>
    );
  }
  if (isWriting) return <ReplyForm id={id} title={title} onCancel={() => setIsWriting(false)} />;
  return (
    <Button
      ref={opener}
      size="s"
      variant="quiet"
      aria-describedby={titleId}
      onClick={() => setIsWriting(true)}
    >
      <Trans>Reply</Trans>
    </Button>
  );
}
