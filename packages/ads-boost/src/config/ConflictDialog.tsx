import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, RadioGroup, Stack, Text } from '@my-air/ui-kit';
import { useState } from 'react';

import type { OwnSettings } from '../contract.ts';
import type { BoostField } from '../settings/fields.ts';
import { withField, type Conflict } from '../settings/openEdit.ts';
import { useFieldWords } from './useFieldWords.ts';
import type { ConfigEditor } from './useConfigEditor.ts';

export interface ConflictDialogProps {
  /** The functions that save the decision or go on editing. */
  editor: Pick<ConfigEditor, 'decide' | 'leaveConflict' | 'isSaving'>;
  /** The values of both edits; each field that both changed is a choice. */
  conflict: Conflict;
}

type Choice = 'ours' | 'theirs';

/** The dialog about another save in the meantime; the user decides each field that both changed. */
export function ConflictDialog({ editor, conflict }: ConflictDialogProps) {
  const { t } = useLingui();
  const { names, valueText } = useFieldWords();
  const [choices, setChoices] = useState<Partial<Record<BoostField, Choice>>>({});
  const { conflicts, ours, theirs, values } = conflict;
  const isDecided = conflicts.every((field) => choices[field] !== undefined);

  function save() {
    const chosen = (field: BoostField) => (choices[field] === 'ours' ? ours[field] : theirs.values[field]);
    const decide = (all: OwnSettings, field: BoostField) => withField(all, field, chosen(field));
    editor.decide(conflicts.reduce(decide, values));
  }

  return (
    <Dialog
      isOpen
      title={t`These settings were changed elsewhere`}
      description={t`They were saved in another tab or by another user while you were editing. Your changes are kept.`}
      closeLabel={t`Keep editing`}
      onClose={editor.leaveConflict}
      actions={
        <>
          <Button onClick={editor.leaveConflict}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button variant="primary" disabled={!isDecided} isBusy={editor.isSaving} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {conflicts.length === 0 && (
          <Text>
            <Trans>You changed different settings, so both changes can be kept.</Trans>
          </Text>
        )}
        {conflicts.map((field) => {
          const mine = valueText(ours[field]);
          const other = valueText(theirs.values[field]);
          return (
            <RadioGroup<Choice>
              key={field}
              label={names[field]}
              value={choices[field] ?? null}
              onValueChange={(choice) => setChoices({ ...choices, [field]: choice })}
              options={[
                { value: 'ours', label: t`Yours: ${mine}` },
                { value: 'theirs', label: t`Saved elsewhere: ${other}` },
              ]}
            />
          );
        })}
      </Stack>
    </Dialog>
  );
}
