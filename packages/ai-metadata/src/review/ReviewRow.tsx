import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useDraft } from '@my-air/feature-kit/forms';
import { useBindingAction } from '@my-air/feature-kit/views';
import { Banner, Button, Row, Stack, Tag, Text, bringIntoSight } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { ReviewItem } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { decide, type Decision } from './review.api.ts';
import { reviewDraft, reviewSubject } from './reviewDraft.ts';
import { ReviewEdit } from './ReviewEdit.tsx';
import { ReviewText } from './ReviewText.tsx';

export interface ReviewRowProps {
  /** The id of the job that the result belongs to. */
  jobId: string;
  /** The result, with its source and its protected parts. */
  item: ReviewItem;
  /** Called when it is approved or dropped. */
  onDecide: () => void;
}

/** One result beside its source, with its protected parts; to correct, approve or drop. */
export function ReviewRow({ jobId, item, onDecide }: ReviewRowProps) {
  const { t } = useLingui();
  const nameOf = useLanguageNames();
  const draft = useDraft(reviewDraft, reviewSubject(jobId, item.id));
  // Once something is typed its draft alone keeps the edit open, so that saving or deleting the draft closes it.
  const [isOpenUntyped, setOpenUntyped] = useState(false);
  const { title, thumbnail_url: picture } = item.video;
  const isEditing = isOpenUntyped || draft.value !== undefined;
  const frame = useFocusOnChange(isEditing);

  return (
    <Frame ref={frame} aria-label={title} tabIndex={-1}>
      <Pair>
        <Stack gap={2}>
          <Text size={14} tone="muted">
            <Trans>Source</Trans> · {nameOf(item.source_language)}
          </Text>
          <ReviewText text={item.source} picture={picture} />
        </Stack>
        <Stack gap={2}>
          <Text size={14} tone="muted">
            <Trans>Result</Trans> · {nameOf(item.language)}
            {item.is_edited && ` · ${t`edited`}`}
          </Text>
          {isEditing ? (
            <ReviewEdit jobId={jobId} item={item} onUntyped={setOpenUntyped} />
          ) : (
            <ReviewText text={item.result} picture={picture} />
          )}
        </Stack>
      </Pair>
      {(item.protected_parts ?? []).length > 0 && (
        <Row gap={2} wrap>
          <Text as="span" size={14} tone="muted">
            <Trans>Kept unchanged:</Trans>
          </Text>
          {(item.protected_parts ?? []).map(({ kind, text }, place) => (
            <Tag key={`${place} ${kind} ${text}`}>
              <bdi>{text}</bdi>
            </Tag>
          ))}
        </Row>
      )}
      <Decisions
        jobId={jobId}
        item={item}
        onDecide={onDecide}
        onEdit={() => setOpenUntyped(true)}
        isHidden={isEditing}
      />
    </Frame>
  );
}

/** The buttons that approve, edit or drop a result; while it is edited, only why the last decision failed. */
function Decisions({
  jobId,
  item,
  onDecide,
  onEdit,
  isHidden,
}: ReviewRowProps & { onEdit: () => void; isHidden: boolean }) {
  const portal = usePortal();
  const binding = useBindingAction();
  const failureText = useRefusalText();
  const draft = useDraft(reviewDraft, reviewSubject(jobId, item.id));
  const mutation = useMutation({
    mutationKey: ['ai-metadata', 'decide', jobId, item.id],
    mutationFn: (decision: Decision) => decide(portal, jobId, item.id, decision),
    onMutate: onDecide,
    onSuccess: draft.clear,
    meta: { handles: 'inPlace' },
  });

  return (
    <>
      {mutation.error && (
        <Banner ref={bringIntoSight} tone="critical">
          {failureText(mutation.error)}
        </Banner>
      )}
      {!isHidden && (
        <Row gap={2} wrap>
          <Button
            size="s"
            variant="primary"
            aria-keyshortcuts="A"
            isBusy={mutation.isPending && mutation.variables === 'approve'}
            onClick={() => mutation.mutate('approve')}
            {...binding.control}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button size="s" aria-keyshortcuts="E" onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-keyshortcuts="D"
            isBusy={mutation.isPending && mutation.variables === 'discard'}
            onClick={() => mutation.mutate('discard')}
            {...binding.control}
          >
            <Trans>Do not publish</Trans>
          </Button>
        </Row>
      )}
    </>
  );
}

/** Moves the focus into the row when the focused button has left with the view it belonged to. */
function useFocusOnChange(isEditing: boolean) {
  const frame = useRef<HTMLElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current !== isEditing && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return frame;
}

const Frame = styled.article`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-5);
`;
