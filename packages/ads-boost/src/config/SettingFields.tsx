import { Trans, useLingui } from '@lingui/react/macro';
import { useNumberWords } from '@my-air/feature-kit/views';
import { Card, Field, NumberInput, Switch } from '@my-air/ui-kit';

import type { BoostSettings, BoostVideo, OwnSettings } from '../contract.ts';
import type { BoostField } from '../settings/fields.ts';
import { leastVideoMinutes, mostGapMinutes, mostSlots, mostVideoMinutes } from '../contract/limits.ts';
import { ExcludedVideos } from './ExcludedVideos.tsx';
import { SettingSource } from './SettingSource.tsx';

export interface SettingFieldsProps {
  /** The settings of this level alone, with the edits. */
  edited: OwnSettings;
  /** The settings in effect with the edits, which the fields show. */
  settings: BoostSettings;
  /** The settings that a channel inherits; undefined for the settings of all channels. */
  inherited: BoostSettings | undefined;
  /** The videos that can be excluded. */
  videos: readonly BoostVideo[];
  /** Called with the whole edited settings at each change. */
  onEdit: (values: OwnSettings) => void;
}

/** Every field with its value, its source, and a button that returns to the inherited value. */
export function SettingFields({ edited, settings, inherited, videos, onEdit }: SettingFieldsProps) {
  const { t } = useLingui();
  const words = useNumberWords();
  const set = (values: OwnSettings) => onEdit({ ...edited, ...values });

  function source(field: BoostField, label: string) {
    if (!inherited) return null;
    const reset = () => {
      const { [field]: _removed, ...rest } = edited;
      onEdit(rest);
    };
    return <SettingSource isOwn={edited[field] !== undefined} label={label} onReset={reset} />;
  }

  function number(
    field: 'min_video_minutes' | 'max_slots' | 'min_gap',
    label: string,
    hint: string,
    limit: number,
  ) {
    return (
      <Field label={label} description={hint} aside={source(field, label)}>
        <NumberInput
          {...words}
          value={settings[field]}
          min={field === 'min_video_minutes' ? leastVideoMinutes : 1}
          max={limit}
          onValueChange={(value) => value !== null && set({ [field]: Math.round(value) })}
        />
      </Field>
    );
  }

  return (
    <Card title={<Trans>Settings</Trans>}>
      <div>
        <Switch
          label={t`Add breaks to long videos`}
          checked={settings.enabled}
          onChange={(event) => set({ enabled: event.target.checked })}
        />
        {source('enabled', t`Add breaks to long videos`)}
      </div>
      {number(
        'min_video_minutes',
        t`Shortest video, in minutes`,
        t`YouTube allows breaks in videos of 8 minutes or longer.`,
        mostVideoMinutes,
      )}
      <div>
        <Switch
          label={t`Place breaks automatically`}
          description={t`Spread evenly over the video. Otherwise, only breaks you placed in YouTube Studio are used.`}
          checked={settings.auto_slots}
          onChange={(event) => set({ auto_slots: event.target.checked })}
        />
        {source('auto_slots', t`Place breaks automatically`)}
      </div>
      {number('max_slots', t`Maximum breaks in a video`, t`From 1 to ${mostSlots}.`, mostSlots)}
      {number(
        'min_gap',
        t`Minimum distance between breaks, in minutes`,
        t`Viewers leave sooner when breaks come close together.`,
        mostGapMinutes,
      )}
      <div>
        <ExcludedVideos
          videos={videos}
          excluded={settings.excluded_video_ids}
          onChange={(ids) => set({ excluded_video_ids: [...ids] })}
        />
        {source('excluded_video_ids', t`Videos without breaks`)}
      </div>
    </Card>
  );
}
