import { Trans, useLingui } from '@lingui/react/macro';
import { UnkeptNotice, useDraftAt, useDraftForm } from '@my-air/data-kit/draft';
import { fieldError, max, noHtml, required, useValibotForm } from '@my-air/screen-kit/form';
import { Button, Field, Row, Stack, Textarea } from '@my-air/ui-kit';
import { useEffect } from 'react';
import * as v from 'valibot';

import { commentPlace } from './draftFeedback.ts';

/** The most characters of a comment. */
const longest = 2_000;

const schema = v.object({ comment: v.pipe(v.string(), required(), max(longest), noHtml()) });

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

/** A form for a comment on what an article lacks. */
export function FeedbackComment({ articleId, isSending, takesFocus, onSend }: FeedbackCommentProps) {
  'use no memo';
  const { t } = useLingui();
  const draft = useDraftAt(commentPlace, articleId);
  const form = useValibotForm(schema, { defaultValues: draft.read() ?? { comment: '' } });
  useDraftForm(form, draft);
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('comment');
  }, [takesFocus, setFocus]);

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(({ comment }) => onSend(comment))(event)}>
      <Stack gap={3}>
        <Field label={t`Your comment`} error={fieldError(form, 'comment', t`Your comment`)} isRequired>
          <Textarea rows={3} dir="auto" {...form.register('comment')} />
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
