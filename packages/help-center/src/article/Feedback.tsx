import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, CheckIcon, CloseIcon, Text } from '@my-air/ui-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { HelpArticle } from '../contract/help.ts';
import { useFeedback } from './useFeedback.ts';

// Most readers never see it, and it brings the code of forms and drafts.
const AfterFeedback = lazy(async () => ({ default: (await import('./AfterFeedback.tsx')).AfterFeedback }));

export interface FeedbackProps {
  /** The article that the question is about. */
  article: HelpArticle;
}

/** Asks once whether an article helped. After a "no" the reader can comment, and write to support. */
export function Feedback({ article }: FeedbackProps) {
  const { t } = useLingui();
  const { given, isGivenNow, isSending, rate, comment } = useFeedback(article.id);
  const answer = useRef<HTMLOutputElement>(null);

  // The pressed button is gone: the focus goes to the text in its place. A comment's field takes it by
  // itself.
  useEffect(() => {
    if (isGivenNow && given !== 'no') answer.current?.focus();
  }, [isGivenNow, given]);

  return (
    <Card tone="sunken" aria-label={t`Was this helpful?`}>
      {given === undefined && (
        <Line>
          <Text weight="bold">
            <Trans>Was this helpful?</Trans>
          </Text>
          <Answers>
            <Button icon={<CheckIcon aria-hidden />} isBusy={isSending} onClick={() => rate(true)}>
              <Trans>Yes</Trans>
            </Button>
            <Button icon={<CloseIcon aria-hidden />} isBusy={isSending} onClick={() => rate(false)}>
              <Trans>No</Trans>
            </Button>
          </Answers>
        </Line>
      )}
      <Said ref={answer} tabIndex={-1}>
        {given === 'yes' && (
          <Text weight="medium">
            <Trans>Thank you. Glad it helped.</Trans>
          </Text>
        )}
        {given === 'commented' && (
          <Text weight="medium">
            <Trans>Thank you. The author reads every comment.</Trans>
          </Text>
        )}
        {given === 'no' && (
          <Text weight="bold">
            <Trans>Sorry about that. What was missing?</Trans>
          </Text>
        )}
      </Said>
      {(given === 'no' || given === 'commented') && (
        <Suspense>
          <AfterFeedback
            article={article}
            isCommented={given === 'commented'}
            isSending={isSending}
            takesFocus={isGivenNow}
            onSend={(typed, onSent) => void comment(typed, onSent)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/* Rendered before it has text, so that the text is announced. */
const Said = styled.output`
  outline: none;

  &:empty {
    margin-block-end: calc(-1 * var(--space-4));
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  justify-content: space-between;
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
