import { Trans, useLingui } from '@lingui/react/macro';
import { port } from '@my-air/feature-kit';
import { PathLink, SupportButton } from '@my-air/feature-kit/views';
import { endOf, useFormat } from '@my-air/i18n';
import { Button, Text, useNow } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { moderationPorts } from '../ports.ts';
import type { Review } from '../reviews/Review.ts';
import { ReviewStepButton } from './ReviewStepButton.tsx';
import { StageText } from './StageText.tsx';

export interface ReviewStepLineProps {
  /** The review whose next step is described. */
  review: Review;
}

/** The next step, in a sentence, with the one button for it; the chat is beside it where there is one. */
export function ReviewStepLine({ review }: ReviewStepLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const linkToChat = port(moderationPorts, 'linkToChat');
  const { chat, step, due, title = '' } = review;
  const now = useNow({ awaited: due });
  const isOverdue = due !== undefined && due.getTime() <= now;
  const isExpired = step.kind === 'open-studio' && endOf(step.until, format.timeZone) <= now;
  const lastMessage = chat?.updated_at ? format.ago(chat.updated_at) : '';
  const fullDate = 'until' in step && step.until ? format.date(step.until) : undefined;
  const date = 'until' in step && step.until ? format.shortDate(step.until) : '';

  return (
    <Line>
      <Words>
        <StageText review={review} now={now} />
        {review.group === 'ours' && review.kind === 'channel' && (
          <Text size={14}>
            <Trans>No action needed yet.</Trans>
          </Text>
        )}
        {step.kind === 'wait' && (
          <Text size={14} weight="medium" title={fullDate}>
            <Trans>You can apply again on {date}.</Trans>
          </Text>
        )}
        {step.kind === 'open-studio' && step.until && (
          <Text size={14} weight="medium" title={fullDate}>
            {isExpired ? (
              <Trans>
                The invitation expired on {date}. If YouTube does not show it, ask us for a new one.
              </Trans>
            ) : (
              <Trans>The invitation expires on {date}.</Trans>
            )}
          </Text>
        )}
        {chat?.updated_at && (
          <Text size={14} tone="muted">
            <time dateTime={chat.updated_at} title={format.dateTime(chat.updated_at)}>
              <Trans>Last message: {lastMessage}</Trans>
            </time>
          </Text>
        )}
      </Words>
      <Actions>
        {isOverdue && !chat && <SupportButton summary={t`When will you answer about ${title}?`} />}
        {isExpired && !chat && <SupportButton summary={t`A new invitation for ${title}`} />}
        {chat && linkToChat && step.kind !== 'read' && (
          <Button size="s" render={<PathLink to={linkToChat(chat.id)} />}>
            <Trans>Open chat</Trans>
          </Button>
        )}
        <ReviewStepButton review={review} />
      </Actions>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  align-items: center;
  justify-content: space-between;
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 18rem;
  gap: var(--space-1);
  max-width: 68ch;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  &:empty {
    display: none;
  }
`;
