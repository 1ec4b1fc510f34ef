import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Field, RadioGroup, Stack, Textarea } from '@my-air/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { bestRating, textRules, type Chat } from '../contract.ts';
import { useOutbox } from '../outbox/useOutbox.ts';

export interface RatingCardProps {
  chat: Chat;
}

/** How a conversation with support went: a number, and words if there are any. It can be changed until a comment was sent. */
export function RatingCard({ chat }: RatingCardProps) {
  const { t } = useLingui();
  const [{ entries }, outbox] = useOutbox();
  const facts = chat.process?.processable;
  const [rating, setRating] = useState<string | null>(
    typeof facts?.partner_rating === 'number' ? String(facts.partner_rating) : null,
  );
  const [comment, setComment] = useState('');
  const [isSent, setIsSent] = useState(false);
  const requestId = Number(facts?.id);
  const isOnItsWay = entries.some(({ item }) => item.kind === 'review' && item.requestId === requestId);
  const longest = textRules.comment;
  const tooLong = comment.length > longest;
  const given = facts?.partner_rating ?? 0;

  if (facts?.partner_feedback) {
    return (
      <Card aria-label={t`Your rating`}>
        <strong>{t`You rated this conversation ${given} of ${bestRating}`}</strong>
        <span dir="auto">{facts.partner_feedback}</span>
      </Card>
    );
  }

  async function send() {
    if (rating === null || tooLong) return;
    const words = comment.trim();
    await outbox.enqueue({
      kind: 'review',
      requestId,
      rating: Number(rating),
      ...(words && { comment: words }),
    });
    setIsSent(true);
    setComment('');
  }

  return (
    <Card aria-label={t`Your rating`}>
      <Stack gap={3}>
        <RadioGroup
          isRow
          label={t`How did this conversation go?`}
          value={rating}
          onValueChange={(value) => {
            setRating(value);
            setIsSent(false);
          }}
          options={Array.from({ length: bestRating }, (_, place) => {
            const value = String(place + 1);
            return {
              value,
              label: place === 0 ? t`1, badly` : place + 1 === bestRating ? t`5, well` : value,
            };
          })}
        />
        <Field
          label={t`A comment, if you like`}
          description={t`After a comment the rating cannot be changed any more.`}
          error={tooLong ? t`Shorten the comment to ${longest} characters` : undefined}
        >
          <Textarea
            rows={2}
            dir="auto"
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
        </Field>
        <Button
          style={{ alignSelf: 'flex-start' }}
          disabled={rating === null}
          isBusy={isOnItsWay}
          onClick={() => void send()}
        >
          {isSent && !isOnItsWay ? (
            <Trans>Thank you. Change the rating</Trans>
          ) : (
            <Trans>Send the rating</Trans>
          )}
        </Button>
      </Stack>
    </Card>
  );
}

const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  max-width: 32rem;
  margin: var(--space-3) var(--space-4);
  padding: var(--space-4);
  font-size: var(--font-size-14);
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;
