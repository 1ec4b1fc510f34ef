import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useBindingAction } from '@my-air/feature-api/views';
import { useFormat } from '@my-air/i18n';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Row,
  Status,
  Table,
  TextLink,
  type TableColumn,
} from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { Order } from '../contract.ts';
import { idOf, ordersQuery } from './orders.api.ts';
import { useOrderWords } from './useOrderWords.ts';

const keyOf = (order: Order) => idOf(order) ?? `${order.created_at} ${order.status}`;

/** What was ordered, with the receipts; an order that waits for its payment can still be paid. */
export function OrdersCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api, leave } = usePortal();
  const binding = useBindingAction();
  const words = useOrderWords();
  const { data: orders, isPending, isError, refetch } = useQuery(ordersQuery(api));
  const columns: TableColumn<Order>[] = [
    { id: 'date', header: t`Date`, cell: ({ created_at }) => format.date(created_at), isRowHeader: true },
    {
      id: 'amount',
      header: t`Translations`,
      cell: (order) => format.number(order.translations_amount ?? order.package?.translations_amount),
      align: 'end',
    },
    {
      id: 'price',
      header: t`Price`,
      cell: (order) => format.money(order.paid_amount_usd ?? order.package?.price_usd),
      align: 'end',
    },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ status }) => {
        const { tone, text } = words(status);
        return <Status tone={tone}>{text}</Status>;
      },
    },
    {
      id: 'actions',
      header: t`Actions`,
      isHeaderHidden: true,
      align: 'end',
      cell: ({ status, receipt_url, checkout_url }) => (
        <Row gap={2} justify="end">
          {receipt_url && (
            <TextLink href={receipt_url} externalLabel={t`opens another site`}>
              <Trans>Receipt</Trans>
            </TextLink>
          )}
          {status === 'pending' && checkout_url && (
            <Button size="s" onClick={() => leave(checkout_url)} {...binding.control}>
              <Trans>Pay</Trans>
            </Button>
          )}
        </Row>
      ),
    },
  ];

  return (
    <Card title={<Trans>Orders</Trans>}>
      <Table
        label={t`Orders`}
        columns={columns}
        rows={orders ?? []}
        rowId={keyOf}
        isLoading={isPending}
        empty={
          <EmptyState
            title={<Trans>No orders yet</Trans>}
            text={<Trans>What you buy appears here with its receipt.</Trans>}
          />
        }
        error={
          isError && !orders ? (
            <ErrorState
              title={<Trans>The orders could not be loaded</Trans>}
              action={
                <Button onClick={() => void refetch()}>
                  <Trans>Try again</Trans>
                </Button>
              }
            />
          ) : undefined
        }
      />
    </Card>
  );
}
