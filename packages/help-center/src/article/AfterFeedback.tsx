import { Trans, useLingui } from '@lingui/react/macro';
import { UnsentText, useDraft, useDraftAt } from '@my-air/feature-kit/forms';
import { usePortal } from '@my-air/feature-kit';
import { Row, Text } from '@my-air/ui-kit';

import type { HelpArticle } from '../contract/help.ts';
import { AskButton } from '../support/AskSupport.tsx';
import { commentPlace } from './draftFeedback.ts';
import { FeedbackComment, type FeedbackCommentProps } from './FeedbackComment.tsx';
import { report } from './interactions.ts';

export interface AfterFeedbackProps extends Omit<FeedbackCommentProps, 'articleId' | 'onSend'> {
  /** The article that did not help. */
  article: HelpArticle;
  /** Whether the reader has sent a comment. */
  isCommented: boolean;
  /** Called with the comment as it was typed, and with what to do once it is sent. */
  onSend: (comment: string, onSent: () => void) => void;
}

/** The ways on for a reader whom an article did not help: say what was missing, and write to support. */
export function AfterFeedback({ article, isCommented, onSend, ...form }: AfterFeedbackProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const draft = useDraftAt(commentPlace, article.id);
  const address = `${location.origin}/help/${article.id}`;

  return (
    <>
      {isCommented ? (
        <LeftFeedback articleId={article.id} />
      ) : (
        <FeedbackComment
          articleId={article.id}
          onSend={(comment) => onSend(comment, () => draft.forget({ comment }))}
          {...form}
        />
      )}
      <Row gap={3} wrap align="center" justify="between">
        <Text tone="muted" size={14}>
          <Trans>Or write to support. We will see which article you read.</Trans>
        </Text>
        <AskButton
          articleId={article.id}
          summary={article.name}
          message={t`I have read ${address}, and still have a question:`}
          onAsk={() => report(portal, article.id, 'contact')}
        />
      </Row>
    </>
  );
}

interface LeftFeedbackProps {
  /** The id of the article, under which the draft is kept. */
  articleId: number;
}

/** The text that was typed after the comment on an article had been sent. */
function LeftFeedback({ articleId }: LeftFeedbackProps) {
  const { value, clear } = useDraft(commentPlace, articleId);
  return <UnsentText text={value?.comment} onDelete={clear} />;
}
