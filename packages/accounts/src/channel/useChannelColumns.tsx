import { useLingui } from '@lingui/react/macro';
import { changeOf, type Figure } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { platformName } from '@my-air/feature-kit/views';
import { useFormat, type CsvValue, type NumberValue } from '@my-air/i18n';
import { Sparkline, Status, type TableColumn } from '@my-air/ui-kit';
import { useMemo, type ReactNode } from 'react';

import { nextStepText } from '../status/nextStepText.ts';
import { StatusIcon } from '../status/StatusIcon.tsx';
import { FigureCell, NameCell, Quiet, StepCell, TotalCell } from './channelCells.tsx';
import type { ColumnId } from './ChannelSearch.ts';
import type { ChannelRow } from './findChannels.ts';

/** A column of the table of channels, and of their file. */
export interface ChannelColumn extends TableColumn<ChannelRow> {
  id: ColumnId;
  /** The fields of a channel in the file, by their names. */
  fields: Readonly<Record<string, (row: ChannelRow) => CsvValue>>;
  /** The total of several channels. */
  total?: (rows: readonly ChannelRow[]) => ReactNode;
}

/** All columns of the table of channels, in order. */
export function useChannelColumns(isCounting: boolean, hasFigures: boolean): readonly ChannelColumn[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  return useMemo(() => {
    const step = (row: ChannelRow) => t(nextStepText(row, portal, format));
    const auditText = ({ auditEnd, channel }: ChannelRow) => {
      if (Number.isNaN(auditEnd)) return '—';
      const date = format.shortDate(channel.audit_expected_at ?? channel.audit_completed_at);
      return channel.audit_expected_at ? t`Expected ${date}` : t`Done ${date}`;
    };
    const figure = (
      id: 'views' | 'earnings',
      header: string,
      changeName: string,
      write: (value: NumberValue) => string,
      exact?: (value: NumberValue) => string,
    ): ChannelColumn => ({
      id,
      header,
      isSortable: true,
      align: 'end',
      minWidth: id === 'views' ? 9.5 : 6.5,
      cell: ({ figures }) => (
        <FigureCell
          isCounting={isCounting}
          {...(exact && { title: exact(figures?.[id].now) })}
          change={figures && changeOf(figures[id])}
          beside={
            id === 'views' &&
            figures?.course && (
              <Sparkline values={figures.course} style={{ width: '4rem', color: 'var(--color-muted)' }} />
            )
          }
        >
          {write(figures?.[id].now)}
        </FigureCell>
      ),
      fields: {
        [header]: ({ figures }) => rounded(figures?.[id].now, 2),
        [changeName]: ({ figures }) => percentOf(figures?.[id]),
      },
      total: (rows) => <TotalCell rows={rows} id={id} write={write} isCounting={isCounting} />,
    });
    const columns: readonly ChannelColumn[] = [
      {
        id: 'name',
        header: t`Channel`,
        isRowHeader: true,
        isSortable: true,
        minWidth: 12,
        share: 3,
        cell: ({ channel }) => <NameCell channel={channel} />,
        fields: {
          [t`Channel`]: ({ channel }) => channel.title,
          [t`Platform`]: ({ channel }) => platformName(channel.platform, i18n),
        },
      },
      {
        id: 'status',
        header: t`Status`,
        isSortable: true,
        minWidth: 9.5,
        cell: ({ described: { tone, icon, label } }) => (
          <Status tone={tone} icon={<StatusIcon name={icon} />} style={twoLines}>
            {t(label)}
          </Status>
        ),
        fields: { [t`Status`]: ({ described }) => t(described.label) },
      },
      {
        id: 'subscribers',
        header: t`Subscribers`,
        isSortable: true,
        align: 'end',
        minWidth: 7,
        cell: ({ channel: { subscriber_count: count }, figures }) => (
          <FigureCell title={format.number(count)} change={figures && changeOf(figures.subscribers)}>
            {format.compact(count)}
          </FigureCell>
        ),
        fields: {
          [t`Subscribers`]: ({ channel }) => channel.subscriber_count,
          ...(hasFigures && {
            [t`Change of subscribers, %`]: ({ figures }: ChannelRow) => percentOf(figures?.subscribers),
          }),
        },
        total: (rows) => {
          const count = rows.reduce((sum, { channel }) => sum + (channel.subscriber_count ?? 0), 0);
          return <FigureCell title={format.number(count)}>{format.compact(count)}</FigureCell>;
        },
      },
      figure('views', t`Views, 28 days`, t`Change of views, %`, format.compact, format.number),
      figure('earnings', t`Earnings, 28 days`, t`Change of earnings, %`, format.money),
      {
        id: 'share',
        header: t`Your share`,
        isSortable: true,
        align: 'end',
        minWidth: 5,
        cell: ({ channel }) => format.percent(channel.contract?.income_percent),
        fields: { [t`Your share, %`]: ({ channel }) => channel.contract?.income_percent },
      },
      {
        id: 'audit',
        header: t`Audit`,
        isSortable: true,
        minWidth: 6.5,
        cell: (row) => <Quiet>{auditText(row)}</Quiet>,
        fields: { [t`Audit`]: (row) => (Number.isNaN(row.auditEnd) ? null : auditText(row)) },
      },
      {
        id: 'step',
        header: t`Next step`,
        isSortable: true,
        minWidth: 9.5,
        share: 2,
        cell: (row) => <StepCell row={row} text={step(row)} />,
        fields: { [t`Next step`]: step },
      },
    ];
    return columns;
  }, [t, i18n, format, portal, isCounting, hasFigures]);
}

/** Two lines of a status fit into the height of a row. */
const twoLines = { paddingBlock: 0, lineHeight: 1.2 };

const rounded = (value: NumberValue, digits: number) =>
  typeof value === 'number' ? Number(value.toFixed(digits)) : null;

const percentOf = (figure: Figure | undefined) => {
  const change = figure && changeOf(figure);
  return change === undefined ? null : rounded(100 * change, 1);
};
