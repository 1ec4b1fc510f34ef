import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, Grid, StatTile, Status } from '@my-air/ui-kit';

import type { BoostChannel, BoostSettings } from '../contract.ts';
import { countBreaks } from '../settings/countBreaks.ts';

export interface AllChannelsCardProps {
  /** The settings of all channels. */
  settings: BoostSettings;
  /** The channels whose videos are counted. */
  channels: readonly BoostChannel[];
}

/** The common settings in figures, and the number of videos with breaks. */
export function AllChannelsCard({ settings, channels }: AllChannelsCardProps) {
  const { t } = useLingui();
  const { enabled, min_video_minutes: minutes, max_slots: slots, min_gap: gap } = settings;
  const { total, withBreaks } = countBreaks(channels, settings);

  return (
    <Card
      title={<Trans>All channels</Trans>}
      actions={
        <Status tone={enabled ? 'positive' : 'neutral'}>{enabled ? t`Switched on` : t`Switched off`}</Status>
      }
    >
      <Grid min="11rem" gap={6}>
        <StatTile
          label={t`Videos with breaks`}
          value={
            <Trans>
              {withBreaks} of {total}
            </Trans>
          }
        />
        <StatTile label={t`Breaks in a video`} value={t`Up to ${slots}`} />
        <StatTile label={t`Between breaks`} value={<Plural value={gap} one="# minute" other="# minutes" />} />
        <StatTile
          label={t`Videos from`}
          value={<Plural value={minutes} one="# minute" other="# minutes" />}
        />
      </Grid>
    </Card>
  );
}
