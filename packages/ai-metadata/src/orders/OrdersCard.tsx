import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Button, Card, EmptyState, ErrorState, Table } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { Order } from '../contract.ts';
import { idOf, ordersQuery } from './orders.api.ts';
import { useOrderColumns } from './useOrderColumns.tsx';

const keyOf = (order: Order) => idOf(order) ?? `${order.created_at} ${order.status}`;

/** The orders with their receipts; a pending order can still be paid. */
export function OrdersCard() {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data: orders, isPending, isError, refetch } = useQuery(ordersQuery(api));
  const columns = useOrderColumns();

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
