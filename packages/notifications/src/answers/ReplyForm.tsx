import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { UnkeptNotice } from '@my-air/feature-kit/forms';
import { Button, Field, Row, Stack, Textarea, Text, bringIntoSight } from '@my-air/ui-kit';
import { useState, type SubmitEvent } from 'react';

import { replyMutation } from './answers.api.ts';
import { answerPlace } from './answerDrafts.ts';
import { useAnswer } from './useAnswer.ts';

export interface ReplyFormProps {
  /** The id of the notification that is answered. */
  id: number;
  /** The title of the notification, for screen readers. */
  title: string;
  /** Called when the user cancels the reply. */
  onCancel: () => void;
}

/** A form for an answer in the user's own words. */
export function ReplyForm({ id, title, onCancel }: ReplyFormProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const [isEmpty, setIsEmpty] = useState(false);
  const { draft, write, send, isSending, failure } = useAnswer(id, replyMutation(api));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const message = draft.words.trim();
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for the field
            autoFocus
            value={draft.words}
            onChange={({ currentTarget }) => {
              setIsEmpty(false);
              write({ words: currentTarget.value });
            }}
          />
        </Field>
        <UnkeptNotice place={answerPlace} subject={id} />
        {failure && (
          <Text size={14} tone="critical" role="alert" ref={bringIntoSight}>
            {failure}
          </Text>
        )}
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
