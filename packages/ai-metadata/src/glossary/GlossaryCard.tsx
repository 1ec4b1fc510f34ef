import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { UnkeptNotice, useDraft } from '@my-air/feature-api/draft';
import { useChipGroupWords } from '@my-air/feature-api/words';
import {
  Banner,
  Button,
  Card,
  ChipGroup,
  ErrorState,
  Field,
  Row,
  Skeleton,
  Text,
  TextInput,
} from '@my-air/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';

import { toldInPlace, useFailureText } from '../failure/useFailureText.ts';
import { addTerm, glossaryQuery, removeTerm } from './glossary.api.ts';
import { glossaryDraft } from './glossaryDraft.ts';

/** The names that no translation changes. Nothing where the server knows no glossary. */
export function GlossaryCard() {
  const { t } = useLingui();
  const portal = usePortal();
  const failureText = useFailureText();
  const { removeLabel } = useChipGroupWords();
  const { data: terms, isPending, isError, refetch } = useQuery(glossaryQuery(portal.api));
  const draft = useDraft(glossaryDraft);
  const text = draft.value ?? '';
  const add = useMutation({
    mutationKey: ['ai-metadata', 'add-term'],
    mutationFn: (name: string) => addTerm(portal, name),
    onSuccess: (_, sent) => draft.forget(sent),
    meta: { handles: toldInPlace },
  });
  const remove = useMutation({
    mutationKey: ['ai-metadata', 'remove-term'],
    mutationFn: (id: string) => removeTerm(portal, Number(id)),
    meta: { handles: toldInPlace },
  });
  if (terms === null) return null;
  const failure = add.error ?? remove.error;

  return (
    <Card title={<Trans>Names that stay as they are</Trans>}>
      <Text size={14} tone="muted">
        <Trans>
          Brand, game and people's names. Links, hashtags, chapter times and emoji are always kept unchanged.
        </Trans>
      </Text>
      {isPending && <Skeleton lines={1} height="2rem" />}
      {isError && !terms && (
        <ErrorState
          title={<Trans>The list could not be loaded</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      <ChipGroup
        label={t`Names that stay as they are`}
        items={(terms ?? []).map(({ id, text: label }) => ({ id: String(id), label }))}
        onRemove={(id) => remove.mutate(id)}
        removeLabel={removeLabel}
      />
      <Row
        as="form"
        gap={2}
        align="end"
        wrap
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !add.isPending) add.mutate(text);
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
        <Button type="submit" isBusy={add.isPending}>
          <Trans>Add name</Trans>
        </Button>
      </Row>
      <UnkeptNotice place={glossaryDraft} />
      {failure && <Banner tone="critical">{failureText(failure)}</Banner>}
    </Card>
  );
}
