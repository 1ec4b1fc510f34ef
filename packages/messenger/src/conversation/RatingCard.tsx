import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { textPlace, UnkeptNotice, UnsentText, useDraft } from '@my-air/feature-kit/forms';
import { useFailureText } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { Banner, Button, Field, Rating, Stack, Textarea, bringIntoSight } from '@my-air/ui-kit';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';

import { chatsQuery } from '../chats/chats.api.ts';
import { bestRating, textRules, type Chat, type SupportRequest } from '../contract.ts';
import { rateSupportMutation } from '../support/support.api.ts';

/** The place of drafts of the comment, by the id of its support request. */
const reviewPlace = textPlace('messenger/review');

export interface RatingCardProps {
  /** The support chat that is rated. */
  chat: Chat;
}

/**
 * The rating of a conversation with support: stars, and an optional comment. It can be changed until a
 * comment was sent.
 */
export function RatingCard({ chat }: RatingCardProps) {
  const { t } = useLingui();
  const { api, queryClient } = usePortal();
  const failureText = useFailureText();
  const facts = chat.process?.processable;
  const requestId = facts?.id ?? 0;
  const draft = useDraft(reviewPlace, requestId);
  const mutation = rateSupportMutation(api, requestId);
  const rate = useMutation({
    ...mutation,
    onSuccess(_, { comment: sent }) {
      if (draft.read()?.trim() === sent) draft.clear();
      // A conversation that is over is in the archive, and so is its rating.
      for (const { queryKey } of [chatsQuery(api, 'active'), chatsQuery(api, 'archive')])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  // A rating that has just arrived, also from an earlier card, is newer than the list that the chat was read with.
  const arrived = useMutationState({
    filters: { mutationKey: mutation.mutationKey, status: 'success' },
    select: ({ state }) => state.data as SupportRequest,
  }).at(-1);
  const given = arrived?.partner_rating ?? facts?.partner_rating ?? null;
  const feedback = arrived?.partner_feedback ?? facts?.partner_feedback;
  const [rating, setRating] = useState(given);
  const comment = draft.value ?? '';
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

  function send() {
    if (rating === null || tooLong || rate.isPending) return;
    rate.mutate({ rating, comment: comment.trim() });
  }

  return (
    <Card aria-label={t`Your rating`}>
      <Stack gap={3}>
        <Rating
          label={t`How did this conversation go?`}
          value={rating}
          max={bestRating}
          starLabel={(value, max) => t`${value} of ${max}`}
          onValueChange={(value) => {
            setRating(value);
            rate.reset();
          }}
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
            onChange={({ currentTarget }) => draft.write(currentTarget.value)}
          />
        </Field>
        <UnkeptNotice place={reviewPlace} subject={requestId} />
        {rate.error && (
          <Banner ref={bringIntoSight} tone="critical">
            {(isApiError(rate.error) && rate.error.serverMessage) || failureText(rate.error)}
          </Banner>
        )}
        <Button
          style={{ alignSelf: 'flex-start' }}
          disabled={rating === null}
          isBusy={rate.isPending}
          onClick={send}
        >
          {rate.isSuccess ? <Trans>Thank you. Change the rating</Trans> : <Trans>Send the rating</Trans>}
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
