import { Trans, useLingui } from '@lingui/react/macro';
import { max, noHtml, required, UnkeptNotice, useDraft, useFieldMessage } from '@my-air/feature-kit/forms';
import { Button, Field, Row, Stack, Textarea } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';

import { commentPlace } from './draftFeedback.ts';

/** The most characters of a comment. */
const longest = 2_000;

const Comment = v.pipe(v.string(), required(), max(longest), noHtml());

export interface FeedbackCommentProps {
  /** The id of the article, under which the comment is kept as a draft. */
  articleId: number;
  /** Whether the comment is being sent. */
  isSending: boolean;
  /** Whether the field takes the focus, because the reader has just answered "no". */
  takesFocus: boolean;
  /** Called with the comment as it was typed. */
  onSend: (comment: string) => void;
}

/** A form for a comment on what an article lacks. Its one field needs no library of forms, which every article would load. */
export function FeedbackComment({ articleId, isSending, takesFocus, onSend }: FeedbackCommentProps) {
  const { t } = useLingui();
  const describe = useFieldMessage();
  const { value: { comment } = { comment: '' }, write } = useDraft(commentPlace, articleId);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function send(event: FormEvent) {
    event.preventDefault();
    const { issues } = v.safeParse(Comment, comment);
    setError(issues?.[0].message);
    if (issues) field.current?.focus();
    else onSend(comment);
  }

  return (
    <form noValidate onSubmit={send}>
      <Stack gap={3}>
        <Field label={t`Your comment`} error={describe(error, t`Your comment`)} isRequired>
          <Textarea
            ref={field}
            rows={3}
            dir="auto"
            value={comment}
            onChange={(event) => {
              setError(undefined);
              write({ comment: event.currentTarget.value });
            }}
          />
        </Field>
        <UnkeptNotice place={commentPlace} subject={articleId} />
        <Row>
          <Button type="submit" isBusy={isSending}>
            <Trans>Send comment</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
