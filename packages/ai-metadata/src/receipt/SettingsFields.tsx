import { Trans } from '@lingui/react/macro';
import { Checkbox, Stack } from '@my-air/ui-kit';

import { LanguageFields } from '../languages/LanguageFields.tsx';
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
  const set = (change: Partial<BatchSettings>) => onChange({ ...settings, ...change });

  return (
    <Stack gap={4}>
      <LanguageFields
        languages={settings.languages}
        source={settings.source}
        onLanguages={(languages) => set({ languages })}
        onSource={(source) => set({ source })}
      />
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
