import { Trans, useLingui } from '@lingui/react/macro';
import { useMultiSelectWords } from '@my-air/feature-kit/views';
import { Checkbox, Field, MultiSelect, NativeSelect, Stack } from '@my-air/ui-kit';

import { useLanguageOptions } from '../languages/useLanguageOptions.ts';
import type { BatchSettings } from './BatchSettings.ts';

export interface SettingsFieldsProps {
  /** The present choices. */
  settings: BatchSettings;
  /** Called with the whole settings after each change. */
  onChange: (settings: BatchSettings) => void;
  /** Whether results can wait for an approval; not every server can do it. */
  hasReview: boolean;
}

/**
 * The fields of a translation: its languages, its source language, and the treatment of existing
 * translations.
 */
export function SettingsFields({ settings, onChange, hasReview }: SettingsFieldsProps) {
  const { t } = useLingui();
  const words = useMultiSelectWords();
  const options = useLanguageOptions();
  const set = (change: Partial<BatchSettings>) => onChange({ ...settings, ...change });

  return (
    <Stack gap={4}>
      <Field label={<Trans>Translate into</Trans>} isRequired>
        <MultiSelect
          options={options}
          values={settings.languages}
          onValuesChange={(languages) => set({ languages })}
          words={words}
          placeholder={t`Choose languages`}
        />
      </Field>
      <Field
        label={<Trans>Source language</Trans>}
        description={<Trans>Used for videos that do not name their own. Without it they are skipped.</Trans>}
      >
        <NativeSelect
          value={settings.source ?? ''}
          onChange={({ target }) => set({ source: target.value || null })}
          options={[{ value: '', label: t`As each video says` }, ...options]}
        />
      </Field>
      <Checkbox
        label={<Trans>Overwrite existing translations</Trans>}
        description={<Trans>Also replaces what you or others wrote by hand. Off by default.</Trans>}
        checked={settings.overwrite}
        onChange={({ target }) => set({ overwrite: target.checked })}
      />
      {hasReview && (
        <Checkbox
          label={<Trans>Review before publishing</Trans>}
          description={<Trans>Nothing changes on YouTube until you approve it.</Trans>}
          checked={settings.review}
          onChange={({ target }) => set({ review: target.checked })}
        />
      )}
    </Stack>
  );
}
