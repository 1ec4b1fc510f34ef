import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { DateText } from '@my-air/feature-kit/views';
import { Card, Table, type TableColumn } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { movementsOf, type Movement } from './movementsOf.ts';
import { ledgerQuery } from './orders.api.ts';

const idOf = ({ id }: Movement) => id;

/** Every change of the balance: a purchase or a translation a line. Nothing where the server does not list them. */
export function LedgerCard() {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data: entries } = useQuery(ledgerQuery(api));
  const columns = useColumns();
  if (!entries || entries.length === 0) return null;
  return (
    <Card title={<Trans>Balance history</Trans>}>
      <Table
        label={t`Balance history`}
        columns={columns}
        rows={movementsOf(entries)}
        rowId={idOf}
        height="24rem"
      />
    </Card>
  );
}

function useColumns(): readonly TableColumn<Movement>[] {
  const { t } = useLingui();
  const format = useFormat();
  const words: Record<string, string> = {
    bought: t`Bought`,
    running: t`Translation, not finished yet`,
    translation: t`Translation`,
    unused: t`Translation, nothing charged`,
    reserved: t`Reserved for a translation`,
    spent: t`Spent`,
    returned: t`Returned`,
    undone: t`Translation, undone`,
  };
  return [
    { id: 'date', header: t`Date`, cell: ({ date }) => <DateText value={date} hasTime />, isRowHeader: true },
    { id: 'kind', header: t`What happened`, cell: ({ kind }) => words[kind] ?? t`Balance change` },
    {
      id: 'balance',
      header: t`Balance change`,
      cell: ({ change }) => format.number(change, { signDisplay: 'exceptZero' }),
      align: 'end',
    },
  ];
}
