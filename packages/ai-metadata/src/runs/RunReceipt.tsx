import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import {
  Button,
  Card,
  Grid,
  Row,
  Stack,
  StatTile,
  Status,
  Table,
  Text,
  type TableColumn,
} from '@my-air/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useRefusalText } from '../failure/refusals.ts';
import { isLowAfter } from '../frame/lowBalance.ts';
import { ordersQuery } from '../orders/orders.api.ts';
import { unitPrice } from '../packages/bestValue.ts';
import { packagesQuery } from '../packages/packages.api.ts';
import { LowBanner } from '../receipt/LowBanner.tsx';
import { ShortageBanner } from '../receipt/ShortageBanner.tsx';
import type { RunRow, RunSum } from './useRun.ts';

export interface RunReceiptProps {
  /** The chosen channels. */
  rows: readonly RunRow[];
  /** The sum of those that have not started. */
  sum: RunSum;
  /** The controls that start it. */
  children: ReactNode;
}

const idOf = ({ channel }: RunRow) => channel.platform_guid;

/** The columns of the receipt of a run, one row for each channel. @param unit what a translation costs in US dollars */
function useRunColumns(unit: number | undefined): readonly TableColumn<RunRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'channel',
      header: t`Channel`,
      cell: ({ channel }) => <bdi>{channel.title}</bdi>,
      isRowHeader: true,
      minWidth: 12,
      share: 2,
    },
    {
      id: 'videos',
      header: t`Videos`,
      cell: ({ videos }) => format.number(videos),
      align: 'end',
    },
    {
      id: 'cost',
      header: t`Translations`,
      cell: ({ cost }) => format.number(cost),
      align: 'end',
    },
    {
      id: 'usd',
      header: t`US dollars`,
      cell: ({ cost }) => (cost !== undefined && unit !== undefined ? format.money(cost * unit) : '—'),
      align: 'end',
    },
    { id: 'state', header: t`Status`, cell: (row) => <RowState row={row} />, minWidth: 14, share: 2 },
  ];
}

/** The cost of a translation of several channels: a row for each, and the sum in translations and dollars. */
export function RunReceipt({ rows, sum, children }: RunReceiptProps) {
  const { t } = useLingui();
  const format = useFormat();
  const unit = useUnitPrice();
  const columns = useRunColumns(unit);
  const { spent, balance, after, isShort } = sum;
  return (
    <Card title={<Trans>Receipt</Trans>}>
      <Stack gap={4}>
        <Table label={t`Price per channel`} columns={columns} rows={rows} rowId={idOf} />
        <Grid min="9rem">
          <StatTile
            label={<Trans>Cost in translations</Trans>}
            value={sum.isPending ? '—' : format.number(spent)}
          />
          {unit !== undefined && (
            <StatTile
              label={<Trans>Cost in US dollars</Trans>}
              value={sum.isPending ? '—' : format.money(spent * unit)}
              hint={<Trans>At the price of a package</Trans>}
            />
          )}
          {balance !== undefined && (
            <StatTile label={<Trans>Balance now</Trans>} value={format.number(balance)} />
          )}
          {after !== undefined && after >= 0 && !sum.isPending && (
            <StatTile label={<Trans>Balance after</Trans>} value={format.number(after)} />
          )}
        </Grid>
        {isShort && <ShortageBanner missing={Math.max(0, -(after ?? 0))} />}
        {isLowAfter({ translation_spent: spent, translation_shortage: 0, balance_after: after }) && (
          <LowBanner left={after ?? 0} />
        )}
        {children}
      </Stack>
    </Card>
  );
}

/** The state of a channel: that it is translated, or why not. */
function RowState({ row }: { row: RunRow }) {
  const failureText = useRefusalText();
  const { channel, sent, isPending, failure, error, retryPrice } = row;
  if (row.isStarted)
    return (
      <Status tone="positive">
        <Trans>Translation started</Trans>
      </Status>
    );
  if (channel.is_access_revoked)
    return (
      <Status tone="warning">
        <Trans>Reconnect the channel first: YouTube revoked our access.</Trans>
      </Status>
    );
  if (failure !== undefined) return <Status tone="critical">{failure}</Status>;
  if (isPending)
    return (
      <Text as="span" size={14} tone="muted">
        <Trans>Calculating the price</Trans>
      </Text>
    );
  if (error)
    return (
      <Row gap={2} wrap>
        <Status tone="critical">{failureText(error)}</Status>
        <Button size="s" onClick={retryPrice}>
          <Trans>Try again</Trans>
        </Button>
      </Row>
    );
  if (sent?.price.translation_spent === 0)
    return (
      <Status tone="neutral">
        <Trans>Nothing to translate</Trans>
      </Status>
    );
  return (
    <Status tone="info">
      <Trans>Ready</Trans>
    </Status>
  );
}

/** The price of a translation in US dollars: as in the latest package that was paid, else in the cheapest on sale. */
function useUnitPrice(): number | undefined {
  const { api } = usePortal();
  // oxlint-disable-next-line my-air/answered-query -- without orders the price of today is taken
  const orders = useInfiniteQuery(ordersQuery(api));
  // oxlint-disable-next-line my-air/answered-query -- without a price the sum is in translations alone
  const packages = useQuery(packagesQuery(api));
  const paid = orders.data?.pages[0]?.orders.find(
    ({ status, paid_amount_usd, translations_amount }) =>
      status === 'paid' && typeof paid_amount_usd === 'number' && translations_amount,
  );
  if (paid) return (paid.paid_amount_usd ?? 0) / (paid.translations_amount ?? 1);
  if (orders.isPending) return undefined;
  const prices = (packages.data ?? []).flatMap((one) => unitPrice(one) ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
