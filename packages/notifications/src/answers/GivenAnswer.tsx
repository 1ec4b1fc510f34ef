import { Trans } from '@lingui/react/macro';
import { UnsentText, useDraft } from '@my-air/feature-kit/forms';
import { CheckIcon, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Notification } from '../contract.ts';
import { answerPlace } from './answerDrafts.ts';
import { ratingScale } from './ratingScale.ts';

export interface GivenAnswerProps {
  /** The answered notification. */
  notification: Notification;
}

/** The user's answer: the rating and the comment. */
export function GivenAnswer({ notification }: GivenAnswerProps) {
  const { partner_rating: rating, partner_comment: comment } = notification;
  const left = useDraft(answerPlace, notification.id);
  const max = ratingScale(notification)?.max;

  return (
    <Stack gap={1}>
      <Given size={14} tone="positive">
        <CheckIcon aria-hidden />
        {typeof rating === 'number' && max !== undefined ? (
          <Trans>
            Thank you. You gave {rating} of {max}
          </Trans>
        ) : (
          <Trans>You have replied</Trans>
        )}
      </Given>
      {comment && (
        <Words size={14} dir="auto">
          {comment}
        </Words>
      )}
      <UnsentText text={left.value?.words} onDelete={left.clear} />
    </Stack>
  );
}

const Given = styled(Text)`
  display: flex;
  gap: var(--space-2);
  align-items: center;

  > svg {
    flex-shrink: 0;
    width: 1rem;
    height: 1rem;
  }
`;

const Words = styled(Text)`
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--color-line-strong);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
