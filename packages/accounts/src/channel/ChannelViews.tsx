import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StatisticsDay } from '@my-air/api-client/contract';
import { useFormat } from '@my-air/i18n';
import { Skeleton, SparklineFigure } from '@my-air/ui-kit';

export interface ChannelViewsProps {
  /** The last days of a channel; undefined where nothing is known of them. */
  days: readonly StatisticsDay[] | undefined;
  /** Whether they are still loading: their place is kept. @default false */
  isCounting?: boolean;
}

/** The views of a channel's last days, with their course; a press on it gives one day. Nothing where a day is not known. */
export function ChannelViews({ days = [], isCounting = false }: ChannelViewsProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (isCounting) return <Skeleton shape="block" width="15rem" height="1.75rem" />;
  // A curve and a sum are true only where every day is known, and one day is no curve.
  const views = days.flatMap((day) => day.views ?? []);
  if (views.length < 2 || views.length !== days.length) return null;
  const total = format.compact(views.reduce((sum, count) => sum + count, 0));

  function describe(index: number): string {
    const day = format.shortDate(days[index]?.date);
    const seen = views[index] ?? 0;
    const count = format.number(seen);
    return t`${day}: ${plural(seen, { one: `${count} view`, other: `${count} views` })}`;
  }

  return (
    <SparklineFigure
      label={t`Views by day`}
      values={views}
      describe={describe}
      figure={t`${total} views in ${plural(views.length, { one: '# day', other: '# days' })}`}
    />
  );
}
