import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { UnkeptNotice } from '@my-air/feature-kit/forms';
import { Button, Field, NpsScale, Rating, Stack, Textarea, Text, bringIntoSight } from '@my-air/ui-kit';
import type { SubmitEvent } from 'react';

import { rateMutation } from './answers.api.ts';
import { answerPlace } from './answerDrafts.ts';
import type { RatingScale } from './ratingScale.ts';
import { useAnswer } from './useAnswer.ts';

export interface RateFormProps {
  /** The id of the notification that asks. */
  id: number;
  /** The question, which names the form. */
  question: string;
  /** The scale of the rating: numbers or stars, and the highest value. */
  scale: RatingScale;
}

/** A form that answers a question by a number or by stars, with an optional comment. */
export function RateForm({ id, question, scale }: RateFormProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { draft, write, send, isSending, failure } = useAnswer(id, rateMutation(api));
  const { rating, words } = draft;
  const rate = (value: number) => write({ rating: value });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (rating === null || isSending) return;
    const feedback = words.trim();
    send({ id, rating, ...(feedback && { feedback }) });
  }

  return (
    <form noValidate onSubmit={submit} aria-label={question}>
      <Stack gap={3} align="start">
        {scale.kind === 'numbers' ? (
          <NpsScale
            label={t`Your answer`}
            value={rating}
            max={scale.max}
            lowLabel={t`Not at all`}
            highLabel={t`Very much`}
            onValueChange={rate}
            style={{ width: '100%' }}
          />
        ) : (
          <Rating
            label={t`Your rating`}
            value={rating}
            max={scale.max}
            starLabel={(value, max) => t`${value} of ${max}`}
            onValueChange={rate}
          />
        )}
        {rating !== null && (
          <>
            <Field label={t`Why? (optional)`} style={{ width: '100%' }}>
              <Textarea
                rows={2}
                dir="auto"
                value={words}
                onChange={({ currentTarget }) => write({ words: currentTarget.value })}
              />
            </Field>
            <UnkeptNotice place={answerPlace} subject={id} />
            {failure && (
              <Text size={14} tone="critical" role="alert" ref={bringIntoSight}>
                {failure}
              </Text>
            )}
            <Button ref={bringIntoSight} type="submit" size="s" variant="primary" isBusy={isSending}>
              <Trans>Send</Trans>
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
