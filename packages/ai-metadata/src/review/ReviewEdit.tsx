import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { UnkeptNotice, useDraft } from '@my-air/feature-kit/forms';
import { Banner, Button, Field, Row, Stack, Textarea, TextInput, bringIntoSight } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';

import type { ReviewItem } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { descriptionFault, isPublishable, titleFault, type TextFault } from '../limits/textLimits.ts';
import { correct } from './review.api.ts';
import { reviewDraft, reviewSubject } from './reviewDraft.ts';
import { useTextLengths } from './ReviewText.tsx';

export interface ReviewEditProps {
  /** The id of the job that the result belongs to. */
  jobId: string;
  /** The result to correct. */
  item: ReviewItem;
  /** Called with whether to stay open while nothing is typed: false at the first letter, and at the end. */
  onUntyped: (isOpen: boolean) => void;
}

/** Corrects a result within the limits of the platform; the typed text is kept until it is saved. */
export function ReviewEdit({ jobId, item, onUntyped }: ReviewEditProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const failureText = useRefusalText();
  const subject = reviewSubject(jobId, item.id);
  const draft = useDraft(reviewDraft, subject);
  const value = draft.value ?? item.result;
  const save = useMutation({
    mutationKey: ['ai-metadata', 'correct', jobId, item.id],
    mutationFn: (body: { title: string; description: string }) => correct(portal, jobId, item.id, body),
    onSuccess: (_, sent) => {
      if (draft.forget(sent)) onUntyped(false);
    },
    meta: { handles: 'inPlace' },
  });
  const words: Record<TextFault, string> = {
    too_long: t`Too long for YouTube`,
    angle_brackets: t`YouTube does not allow < and >`,
  };
  const faults = { title: titleFault(value.title), description: descriptionFault(value.description) };
  const isEmpty = value.title.trim() === '';
  const set = (change: Partial<typeof value>) => {
    // Read from the kept draft, not from the drawn value: the other field may have changed since.
    const { title, description } = draft.read() ?? item.result;
    const next = { title, description, ...change };
    const isChanged = next.title !== item.result.title || next.description !== item.result.description;
    onUntyped(!isChanged);
    if (isChanged) draft.write(next);
    else draft.clear();
  };
  const lengths = useTextLengths(value);

  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPublishable(value)) save.mutate(value);
      }}
    >
      <Field
        label={t`Title`}
        description={lengths.title}
        error={faults.title ? words[faults.title] : isEmpty ? t`Enter a title` : undefined}
      >
        <TextInput dir="auto" value={value.title} onChange={({ target }) => set({ title: target.value })} />
      </Field>
      <Field
        label={t`Description`}
        description={lengths.description}
        error={faults.description && words[faults.description]}
      >
        <Textarea
          dir="auto"
          rows={8}
          value={value.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      <UnkeptNotice place={reviewDraft} subject={subject} />
      {save.error && (
        <Banner ref={bringIntoSight} tone="critical">
          {failureText(save.error)}
        </Banner>
      )}
      <Row gap={2}>
        <Button type="submit" size="s" variant="primary" isBusy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button
          size="s"
          onClick={() => {
            draft.clear();
            onUntyped(false);
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
