import { Trans, useLingui } from '@lingui/react/macro';

import { useFormat } from '@my-air/i18n';
import { Grid, StatTile, Text } from '@my-air/ui-kit';

import type { Audit } from '../contract.ts';
import { TrafficSources } from './TrafficSources.tsx';

export interface AuditStatsProps {
  /** The figures of the audit; missing ones are left out. */
  stats: NonNullable<Audit['stats']>;
}

/** The figures of the analysts. Those that were not sent are left out. */
export function AuditStats({ stats }: AuditStatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const tiles: readonly [label: string, value: number | null | undefined, show: (value: number) => string][] =
    [
      [t`Views`, stats.views, format.number],
      [t`Monetized playbacks`, stats.monetized_playbacks, format.number],
      [t`Videos published`, stats.published_videos, format.number],
      [t`Shorts published`, stats.published_shorts, format.number],
      [t`Average video length`, stats.average_video_duration, format.duration],
      [t`Average Short length`, stats.average_short_duration, format.duration],
      [t`Published per day`, stats.daily_publishing, format.number],
    ];
  const { period, traffic_sources } = stats;
  const [from, to] = [format.shortDate(period?.from), format.shortDate(period?.to)];

  return (
    <>
      {period && (
        <Text size={14} tone="muted">
          <Trans>
            From {from} to {to}
          </Trans>
        </Text>
      )}
      <Grid min="8rem" gap={4}>
        {tiles.map(([label, value, show]) =>
          typeof value === 'number' ? <StatTile key={label} label={label} value={show(value)} /> : undefined,
        )}
      </Grid>
      {traffic_sources && traffic_sources.length > 0 && <TrafficSources sources={traffic_sources} />}
    </>
  );
}
