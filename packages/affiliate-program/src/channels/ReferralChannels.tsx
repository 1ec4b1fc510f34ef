import { Trans, useLingui } from '@lingui/react/macro';
import { CsvButton, DateText, useAddressText, useTableWords } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Card, Status, Table, Text, type TableColumn } from '@my-air/ui-kit';
import { useCallback, useMemo } from 'react';

import type { ReferralChannel } from '../contract.ts';

export interface ReferralChannelsProps {
  /** The channels, in any order: the table sorts them by the address. */
  channels: readonly ReferralChannel[];
}

/** The channels that joined through the partner, the income from each, and whether that has ended. */
export function ReferralChannels({ channels }: ReferralChannelsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { words, locale } = useTableWords<ReferralChannel>(({ id }) => String(id));
  const [kept, keep] = useAddressText('sort');
  const sort = kept || '-revenue';
  const statusText = useCallback(
    ({ end_date }: ReferralChannel) => {
      const date = format.shortDate(end_date);
      return end_date ? t`Ended on ${date}` : t`Active`;
    },
    [format, t],
  );
  const columns = useMemo((): TableColumn<ReferralChannel>[] => {
    const known = <Value,>(value: Value | null | undefined, write: (value: Value) => string) =>
      value === null || value === undefined ? '–' : write(value);
    const statusCell = (channel: ReferralChannel) =>
      channel.end_date ? (
        <Status tone="neutral">
          <time title={format.date(channel.end_date)}>{statusText(channel)}</time>
        </Status>
      ) : (
        <Status tone="positive">{statusText(channel)}</Status>
      );
    const startCell = ({ start_date }: ReferralChannel) => <DateText value={start_date} />;
    return [
      { id: 'id', header: t`Channel`, isRowHeader: true, cell: ({ id }) => `№ ${id}` },
      {
        id: 'subscribers',
        header: t`Subscribers`,
        align: 'end',
        sortBy: ({ subscriber_count }) => subscriber_count ?? null,
        cell: ({ subscriber_count }) => known(subscriber_count, format.number),
      },
      {
        id: 'views',
        header: t`Views`,
        align: 'end',
        sortBy: ({ view_count }) => view_count ?? null,
        cell: ({ view_count }) => known(view_count, format.number),
      },
      {
        id: 'percent',
        header: t`Your share`,
        align: 'end',
        sortBy: ({ partner_percent }) => partner_percent ?? null,
        cell: ({ partner_percent }) => known(partner_percent, (share) => format.percent(share)),
      },
      {
        id: 'revenue',
        header: t`Your income`,
        align: 'end',
        sortBy: ({ partner_revenue }) => partner_revenue ?? null,
        cell: ({ partner_revenue }) => known(partner_revenue, (amount) => format.money(amount)),
      },
      {
        id: 'start',
        header: t`Since`,
        sortBy: ({ start_date }) => start_date ?? null,
        cell: startCell,
      },
      {
        id: 'end',
        header: t`Status`,
        sortBy: ({ end_date }) => end_date ?? null,
        cell: statusCell,
      },
    ];
  }, [format, t, statusText]);

  const lines = () => [
    columns.map(({ header }) => header),
    ...channels.map((channel) => [
      `№ ${channel.id}`,
      channel.subscriber_count,
      channel.view_count,
      channel.partner_percent,
      channel.partner_revenue,
      channel.start_date && format.date(channel.start_date),
      statusText(channel),
    ]),
  ];

  return (
    <Card
      title={<Trans>Channels you brought</Trans>}
      actions={channels.length > 0 && <CsvButton name="referral-channels.csv" lines={lines} />}
    >
      <Table
        label={t`Channels you brought`}
        columns={columns}
        rows={channels}
        rowId={({ id }) => String(id)}
        sort={{
          columnId: sort.replace('-', ''),
          direction: sort.startsWith('-') ? 'descending' : 'ascending',
        }}
        onSortChange={({ columnId, direction }) =>
          keep(`${direction === 'descending' ? '-' : ''}${columnId}`)
        }
        words={words}
        locale={locale}
        empty={
          <Text tone="muted">
            <Trans>No channel has joined through your links yet.</Trans>
          </Text>
        }
      />
    </Card>
  );
}
