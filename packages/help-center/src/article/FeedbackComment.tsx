import { Trans, useLingui } from '@lingui/react/macro';
import { fieldError, max, noHtml, required, useValibotForm } from '@my-air/feature-api/form';
import { Button, Field, Row, Stack, Textarea } from '@my-air/ui-kit';
import { useEffect } from 'react';
import * as v from 'valibot';

/** The most characters of a comment. */
const longest = 2_000;

const schema = v.object({ comment: v.pipe(v.string(), required(), max(longest), noHtml()) });

export interface FeedbackCommentProps {
  isSending: boolean;
  /** Whether it was asked for just now, so that the person writes at once. */
  takesFocus: boolean;
  /** Called with the comment. */
  onSend: (comment: string) => void;
}

/** What an article lacks, in the reader's words. */
export function FeedbackComment({ isSending, takesFocus, onSend }: FeedbackCommentProps) {
  'use no memo';
  const { t } = useLingui();
  const form = useValibotForm(schema, { defaultValues: { comment: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('comment');
  }, [takesFocus, setFocus]);

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ comment }) => onSend(comment.trim()))(event)}
    >
      <Stack gap={3}>
        <Field label={t`Your comment`} error={fieldError(form, 'comment', t`Your comment`)} isRequired>
          <Textarea rows={3} dir="auto" {...form.register('comment')} />
        </Field>
        <Row>
          <Button type="submit" isBusy={isSending}>
            <Trans>Send comment</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
