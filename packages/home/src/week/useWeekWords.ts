import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { isSameChannel } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';

import { directionOf, type StatisticsFigure } from '../statistics/sumStatistics.ts';
import type { Week } from './weekOf.ts';

/** The week in words. */
export interface WeekWords {
  /** Its first and its last day. */
  from: string;
  to: string;
  /** Views, earnings and the best of the week beside the week before, in one sentence. */
  sentence: string;
  /** The views alone, for a picture that others see; undefined where they are not known. */
  views: string | undefined;
  /** How the views have changed. */
  change: { text: string; direction: 'up' | 'down' | 'flat' } | undefined;
  /** The name of the best channel or day; undefined where it is not known. */
  best: string | undefined;
}

export function useWeekWords(week: Week, channels: readonly Channel[]): WeekWords {
  const { t } = useLingui();
  const format = useFormat();
  const { days, views, revenue, best } = week;

  const shareOf = ({ change }: StatisticsFigure) =>
    format.number(change, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const withShare = (text: string, figure: StatisticsFigure) =>
    figure.change === undefined ? text : `${text} (${shareOf(figure)})`;
  const compared = (figures: string) => t`${figures} compared with the week before`;

  const count = format.number(views.total);
  const viewsText =
    views.total === null
      ? undefined
      : t`${plural(views.total, { one: `${count} view`, other: `${count} views` })}`;
  const figures = format.list([
    ...(viewsText === undefined ? [] : [withShare(viewsText, views)]),
    ...(revenue.total === null ? [] : [withShare(format.money(revenue.total), revenue)]),
  ]);
  const isCompared = views.change !== undefined || revenue.change !== undefined;
  const summary = isCompared ? compared(figures) : figures;

  const title = channels.find((channel) => best?.channel && isSameChannel(channel, best.channel))?.title;
  const day = best?.day === undefined ? undefined : format.deadline(best.day);
  return {
    from: format.shortDate(days[0]?.date),
    to: format.shortDate(days.at(-1)?.date),
    sentence:
      title !== undefined
        ? t`${summary}; ${title} had the most views.`
        : day !== undefined
          ? t`${summary}; ${day} had the most views.`
          : t`${summary}.`,
    views: viewsText,
    change:
      views.change === undefined
        ? undefined
        : { text: compared(shareOf(views)), direction: directionOf(views.change) },
    best: title ?? day,
  };
}
