import { Trans, useLingui } from '@lingui/react/macro';
import { UnkeptNotice } from '@my-air/feature-kit/forms';
import { useBindingAction } from '@my-air/feature-kit/views';
import { Button, Field, Row, Stack, Textarea, TextInput } from '@my-air/ui-kit';

import { textFault, type Suggestion, type TextFault } from '../contract.ts';
import { suggestionDraft } from './suggestionDraft.ts';
import { useFieldNames } from './useFieldNames.ts';

export interface SuggestionEditProps {
  /** The suggestion; its field decides the limits and the size of the input. */
  suggestion: Suggestion;
  /** The text as it is typed. */
  text: string;
  /** Called with the whole text at each change. */
  onText: (text: string) => void;
  /** Whether the acceptance is under way; another one is not sent then. */
  isAccepting: boolean;
  /** Called when a text without a fault is submitted. */
  onAccept: () => void;
  /** Called when the user gives up the change. */
  onCancel: () => void;
}

/** Changes a suggestion before it is accepted, within the limits of the platform; the typed text is kept. */
export function SuggestionEdit({
  suggestion,
  text,
  onText,
  isAccepting,
  onAccept,
  onCancel,
}: SuggestionEditProps) {
  const { t } = useLingui();
  const nameOf = useFieldNames();
  const binding = useBindingAction();
  const words: Record<TextFault, string> = {
    empty: t`Enter a text`,
    too_long: t`Too long for YouTube`,
    angle_brackets: t`YouTube does not allow < and >`,
  };
  const fault = textFault(suggestion.field, text);
  const isLong = suggestion.field === 'description' || suggestion.field === 'tags';

  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && !isAccepting) onAccept();
      }}
    >
      <Field label={nameOf(suggestion.field)} error={fault && words[fault]}>
        {isLong ? (
          <Textarea dir="auto" rows={6} value={text} onChange={({ target }) => onText(target.value)} />
        ) : (
          <TextInput dir="auto" value={text} onChange={({ target }) => onText(target.value)} />
        )}
      </Field>
      <UnkeptNotice place={suggestionDraft} subject={suggestion.id} />
      <Row gap={2} wrap>
        <Button
          type="submit"
          size="s"
          variant="primary"
          isBusy={isAccepting}
          disabled={fault !== undefined}
          {...binding.control}
        >
          <Trans>Accept this text</Trans>
        </Button>
        <Button size="s" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
