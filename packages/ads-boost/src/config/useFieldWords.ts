import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { BoostField } from '../settings/fields.ts';

/** The name of each field, and how its value reads. */
export function useFieldWords() {
  const { t } = useLingui();
  const names: Record<BoostField, string> = {
    enabled: t`Add breaks to long videos`,
    min_video_minutes: t`Shortest video, in minutes`,
    auto_slots: t`Place breaks automatically`,
    max_slots: t`Maximum breaks in a video`,
    min_gap: t`Minimum distance between breaks, in minutes`,
    excluded_video_ids: t`Videos without breaks`,
  };

  function valueText(value: unknown): string {
    if (value === undefined) return t`Same as all channels`;
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (Array.isArray(value)) {
      const count = value.length;
      return t`${plural(count, { one: '# video', other: '# videos' })}`;
    }
    return typeof value === 'number' ? String(value) : '';
  }

  return { names, valueText };
}
