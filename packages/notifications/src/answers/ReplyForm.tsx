import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { Button, Field, Row, Stack, Textarea } from '@my-air/ui-kit';
import { useState, type SubmitEvent } from 'react';

import { replyMutation } from './answers.api.ts';
import { draftOf, keepDraft } from './answerDrafts.ts';
import { AnswerFailure } from './AnswerFailure.tsx';
import { useAnswer } from './useAnswer.ts';

export interface ReplyFormProps {
  /** The notification that is answered. */
  id: number;
  /** What it says, for screen readers. */
  title: string;
  /** Called when the person does not want to answer after all. */
  onCancel: () => void;
}

/** An answer in the person's own words. */
export function ReplyForm({ id, title, onCancel }: ReplyFormProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const [words, setWords] = useState(draftOf(id).words ?? '');
  const [isEmpty, setIsEmpty] = useState(false);
  const { send, isSending, hasFailed, reason } = useAnswer(replyMutation(api));

  function write(value: string) {
    setWords(value);
    setIsEmpty(false);
    keepDraft(id, { words: value });
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const message = words.trim();
    if (message === '') setIsEmpty(true);
    else if (!isSending) send({ id, message });
  }

  return (
    <form noValidate onSubmit={submit} aria-label={t`Reply to “${title}”`}>
      <Stack gap={3}>
        <Field label={t`Your reply`} error={isEmpty ? t`Write something first` : undefined}>
          <Textarea
            rows={3}
            dir="auto"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for the field
            autoFocus
            value={words}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </Field>
        {hasFailed && <AnswerFailure reason={reason} />}
        <Row gap={2}>
          <Button type="submit" size="s" variant="primary" isBusy={isSending}>
            <Trans>Send</Trans>
          </Button>
          <Button size="s" variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
