import { Trans, useLingui } from '@lingui/react/macro';
import { textPlace, UnkeptNotice, UnsentText, useDraft } from '@my-air/data-kit/draft';
import { Banner, Button, Field, RadioGroup, Stack, Textarea } from '@my-air/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { bestRating, textRules, type Chat } from '../contract.ts';
import { failureWords } from '../message/failureWords.ts';
import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import { useOutbox } from '../outbox/outboxOf.ts';

/** The place of drafts of the comment, by the id of its support request. */
const reviewPlace = textPlace('messenger/review');

export interface RatingCardProps {
  /** The support chat that is rated. */
  chat: Chat;
}

/**
 * The rating of a conversation with support: a number, and an optional comment. It can be changed until a
 * comment was sent.
 */
export function RatingCard({ chat }: RatingCardProps) {
  const { t } = useLingui();
  const [{ entries, sent }, outbox] = useOutbox();
  const facts = chat.process?.processable;
  const requestId = facts?.id ?? 0;
  const isOwn = ({ item }: OutboxEntry) => item.kind === 'review' && item.requestId === requestId;
  // A rating that has just arrived is newer than the list that the chat was read with.
  const arrived = sent.findLast(({ entry }) => isOwn(entry))?.delivery.supportRequest;
  const given = arrived?.partner_rating ?? facts?.partner_rating ?? null;
  const feedback = arrived?.partner_feedback ?? facts?.partner_feedback;
  const [rating, setRating] = useState<string | null>(given === null ? null : String(given));
  const [isSent, setIsSent] = useState(false);
  const ratingEntries = entries.filter(isOwn);
  const refused = ratingEntries.find(({ state }) => state === 'refused');
  const draft = useDraft(reviewPlace, requestId);
  const [isTouched, setIsTouched] = useState(false);
  // A refused comment can be changed and sent again.
  const returned = refused?.item.kind === 'review' && !isTouched ? refused.item.comment : undefined;
  const comment = draft.value ?? returned ?? '';
  const isOnItsWay = ratingEntries.some(({ state }) => state !== 'refused');
  const longest = textRules.comment;
  const tooLong = comment.length > longest;

  if (feedback) {
    return (
      <Card aria-label={t`Your rating`}>
        <strong>{t`You rated this conversation ${given} of ${bestRating}`}</strong>
        <span dir="auto">{feedback}</span>
        <UnsentText text={draft.value} onDelete={draft.clear} />
      </Card>
    );
  }

  async function send() {
    if (rating === null || tooLong) return;
    const words = comment.trim();
    const given = draft.value;
    // A refused rating is not kept beside the one that replaces it.
    if (refused) await outbox.takeBack(refused.key);
    await outbox.enqueue({
      kind: 'review',
      requestId,
      rating: Number(rating),
      ...(words && { comment: words }),
    });
    setIsSent(true);
    setIsTouched(false);
    draft.forget(given);
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
              label: place === 0 ? t`1, bad` : place + 1 === bestRating ? t`5, good` : value,
            };
          })}
        />
        <Field
          label={t`Comment (optional)`}
          description={t`Once you comment, the rating cannot be changed.`}
          error={tooLong ? t`Shorten the comment to ${longest} characters` : undefined}
        >
          <Textarea
            rows={2}
            dir="auto"
            value={comment}
            onChange={({ currentTarget }) => {
              setIsTouched(true);
              draft.write(currentTarget.value);
            }}
          />
        </Field>
        <UnkeptNotice place={reviewPlace} subject={requestId} />
        {refused?.failure && (
          <Banner tone="critical">{failureWords(refused.failure, (text) => t(text))}</Banner>
        )}
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
