import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { MoreRows } from '@my-air/feature-kit/views';
import { Button, Card, EmptyState, ErrorState, Table } from '@my-air/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

import type { Order } from '../contract.ts';
import { uniqueRows } from '../list/paging.ts';
import { idOf, ordersQuery } from './orders.api.ts';
import { useOrderColumns } from './useOrderColumns.tsx';

const keyOf = (order: Order) => idOf(order) ?? `${order.created_at} ${order.status}`;

export interface OrdersCardProps {
  /** The id of the order whose payment is being checked. */
  checkedId?: string | undefined;
}

/** The orders with their receipts; a pending order can still be paid. */
export function OrdersCard({ checkedId }: OrdersCardProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const query = useInfiniteQuery(ordersQuery(api));
  const { data, isPending, isError, refetch, hasNextPage } = query;
  const pages = data?.pages ?? [];
  const columns = useOrderColumns(checkedId);

  return (
    <Card title={<Trans>Orders</Trans>}>
      <Table
        label={t`Orders`}
        columns={columns}
        rows={uniqueRows(
          pages.flatMap(({ orders }) => orders),
          keyOf,
        )}
        rowId={keyOf}
        isLoading={isPending}
        empty={
          <EmptyState
            title={<Trans>No orders yet</Trans>}
            text={<Trans>What you buy appears here with its receipt.</Trans>}
          />
        }
        error={
          isError && !data ? (
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
        footer={(pages.length > 1 || hasNextPage) && <MoreRows query={query} />}
      />
    </Card>
  );
}
