import { Trans, useLingui } from '@lingui/react/macro';
import { readId } from '@my-air/api-client';
import { UnkeptNotice, useDraft, textPlace } from '@my-air/feature-kit/forms';
import { FailureMessage } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { BindingReason, QueryView, useBindingAction, useChipGroupWords } from '@my-air/feature-kit/views';
import {
  Banner,
  Button,
  Card,
  ChipGroup,
  Field,
  Row,
  Skeleton,
  Text,
  TextInput,
  bringIntoSight,
} from '@my-air/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';

import { refusalWords } from '../failure/refusals.ts';
import { glossaryQuery, addTerm, removeTerm } from './glossary.api.ts';

/** A name that is being typed. */
const glossaryDraft = textPlace('ai-metadata/glossary');

/** The names that no translation changes. Nothing where the server knows no glossary. */
export function GlossaryCard() {
  const { t } = useLingui();
  const { api } = usePortal();
  const { removeLabel } = useChipGroupWords();
  const binding = useBindingAction();
  const result = useQuery(glossaryQuery(api));
  const draft = useDraft(glossaryDraft);
  const text = draft.value ?? '';
  const { add, remove, error } = useGlossaryChanges(draft.forget);
  if (result.data === null) return null;

  return (
    <Card title={<Trans>Names that stay as they are</Trans>}>
      <Text size={14} tone="muted">
        <Trans>
          Brand, game and people's names. Links, hashtags, chapter times and emoji are always kept unchanged.
        </Trans>
      </Text>
      <QueryView
        query={result}
        pending={<Skeleton lines={1} height="2rem" />}
        failed={<Trans>The list could not be loaded</Trans>}
      >
        {(terms) => (
          <ChipGroup
            label={t`Names that stay as they are`}
            items={(terms ?? []).map(({ id, text: label }) => ({ id: String(id), label }))}
            onRemove={(id) => remove.mutate(id)}
            removeLabel={removeLabel}
            isDisabled={binding.isRefused}
          />
        )}
      </QueryView>
      <Row
        as="form"
        gap={2}
        align="end"
        wrap
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !binding.isRefused) add.mutate(text);
        }}
      >
        <Field label={t`Name`} style={{ flex: '1 1 14rem' }}>
          <TextInput
            dir="auto"
            maxLength={100}
            value={text}
            onChange={({ target }) => draft.write(target.value)}
          />
        </Field>
        <Button type="submit" isBusy={add.isPending} {...binding.control}>
          <Trans>Add name</Trans>
        </Button>
      </Row>
      <BindingReason action={binding} />
      <UnkeptNotice place={glossaryDraft} />
      {error && (
        <Banner ref={bringIntoSight} tone="critical">
          <FailureMessage of={error} words={refusalWords} />
        </Banner>
      )}
    </Card>
  );
}

/** Adds names to the glossary and removes them. */
function useGlossaryChanges(onAdded: (name: string) => void) {
  const portal = usePortal();
  const add = useMutation({
    mutationKey: ['ai-metadata', 'add-term'],
    mutationFn: (name: string) => addTerm(portal, name),
    onSuccess: (_, name) => onAdded(name),
    meta: { handles: 'inPlace' },
  });
  const remove = useMutation({
    mutationKey: ['ai-metadata', 'remove-term'],
    mutationFn: (id: string) => removeTerm(portal, readId(id)),
    meta: { handles: 'inPlace' },
  });
  return { add, remove, error: add.error ?? remove.error };
}
