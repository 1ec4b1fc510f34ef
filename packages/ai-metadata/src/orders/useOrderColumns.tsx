import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { DateText } from '@my-air/feature-kit/views';
import type { TableColumn } from '@my-air/ui-kit';

import type { Order } from '../contract.ts';
import { OrderActions, OrderStatus } from './OrderActions.tsx';
import { idOf } from './orders.api.ts';

/** The columns of the table of orders, of which one may have its payment checked. */
export function useOrderColumns(checkedId: string | undefined): readonly TableColumn<Order>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'date',
      header: t`Date`,
      cell: ({ created_at }) => <DateText value={created_at} />,
      isRowHeader: true,
    },
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
      cell: (order) => (
        <OrderStatus order={order} isChecked={checkedId !== undefined && idOf(order) === checkedId} />
      ),
    },
    {
      id: 'actions',
      header: t`Actions`,
      isHeaderHidden: true,
      align: 'end',
      minWidth: 7,
      cell: (order) => <OrderActions order={order} />,
    },
  ];
}
