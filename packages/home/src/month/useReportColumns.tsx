import { useLingui } from '@lingui/react/macro';
import { changeOf, type ChannelFigures, type Figure } from '@my-air/feature-kit/data';
import { platformName } from '@my-air/feature-kit/views';
import { useFormat, type CsvValue } from '@my-air/i18n';
import type { TableColumn } from '@my-air/ui-kit';
import { useMemo } from 'react';

import { ChangeText } from './ChangeText.tsx';
import type { MonthRow } from './monthOf.ts';
import { useReasons } from './useReasons.ts';

/** A column of the report, and what the file has of it. */
export interface ReportColumn extends TableColumn<MonthRow> {
  /** The fields of a channel in the file, by their names. */
  fields: Readonly<Record<string, (row: MonthRow) => CsvValue>>;
}

/**
 * The columns of the report of the given channels, in order: the table and the file have the same. That of reasons is left
 * out where there are none.
 */
export function useReportColumns(rows: readonly MonthRow[]): readonly ReportColumn[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const reasonsOf = useReasons();

  // Remembered by hand: rows are drawn again with their columns.
  return useMemo(() => {
    const figure = (
      id: keyof Pick<ChannelFigures, 'subscribers' | 'views' | 'earnings'>,
      header: string,
      changeName: string,
      write: (value: number | null) => string,
    ): ReportColumn => ({
      id,
      header,
      align: 'end',
      minWidth: 7.5,
      cell: ({ figures }) => (
        <span>
          {write(figures[id].now)} <ChangeText change={changeOf(figures[id])} />
        </span>
      ),
      fields: {
        [header]: ({ figures }) => rounded(figures[id].now, 2),
        [changeName]: ({ figures }) => percentOf(figures[id]),
      },
    });

    const columns: readonly ReportColumn[] = [
      {
        id: 'channel',
        header: t`Channel`,
        isRowHeader: true,
        share: 2,
        cell: ({ channel }) => <bdi>{channel.title}</bdi>,
        fields: { [t`Channel`]: ({ channel }) => channel.title },
      },
      {
        id: 'platform',
        header: t`Platform`,
        cell: ({ channel }) => platformName(channel.platform, i18n),
        fields: { [t`Platform`]: ({ channel }) => platformName(channel.platform, i18n) },
      },
      figure('subscribers', t`Subscribers`, t`Change of subscribers, %`, format.number),
      figure('views', t`Views`, t`Change of views, %`, format.number),
      figure('earnings', t`Earnings`, t`Change of earnings, %`, format.money),
      {
        id: 'reasons',
        header: t`To know`,
        minWidth: 9,
        share: 2,
        cell: ({ channel }) => reasonsOf(channel).join(' · '),
        fields: { [t`To know`]: ({ channel }) => reasonsOf(channel).join('; ') },
      },
    ];
    const hasReasons = rows.some(({ channel }) => reasonsOf(channel).length > 0);
    return hasReasons ? columns : columns.filter(({ id }) => id !== 'reasons');
  }, [t, i18n, format, reasonsOf, rows]);
}

const rounded = (value: number | null, digits: number) =>
  value === null ? null : Number(value.toFixed(digits));

const percentOf = (figure: Figure) => {
  const change = changeOf(figure);
  return change === undefined ? null : rounded(100 * change, 0);
};
