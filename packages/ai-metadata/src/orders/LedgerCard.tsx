import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useFormat } from '@my-air/i18n';
import { Card, Table, type TableColumn } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { LedgerEntry } from '../contract.ts';
import { ledgerQuery } from './orders.api.ts';

const idOf = ({ id }: LedgerEntry) => String(id);

/** Every movement of translations: bought, reserved, spent, returned. Nothing where the server does not list them. */
export function LedgerCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data: entries } = useQuery(ledgerQuery(api));
  if (!entries || entries.length === 0) return null;
  const words: Record<string, string> = {
    bought: t`Bought`,
    reserved: t`Reserved for a translation`,
    spent: t`Spent`,
    returned: t`Returned`,
    undone: t`Returned after an undo`,
  };
  const signed = (change: number) => format.number(change, { signDisplay: 'exceptZero' });
  const columns: TableColumn<LedgerEntry>[] = [
    { id: 'date', header: t`Date`, cell: ({ created_at }) => format.dateTime(created_at), isRowHeader: true },
    { id: 'kind', header: t`What happened`, cell: ({ kind }) => words[kind] ?? t`Balance change` },
    { id: 'amount', header: t`Translations`, cell: ({ amount }) => format.number(amount), align: 'end' },
    {
      id: 'balance',
      header: t`Balance change`,
      cell: ({ balance_change }) => signed(balance_change),
      align: 'end',
    },
  ];
  return (
    <Card title={<Trans>Balance history</Trans>}>
      <Table label={t`Balance history`} columns={columns} rows={entries} rowId={idOf} height="24rem" />
    </Card>
  );
}
