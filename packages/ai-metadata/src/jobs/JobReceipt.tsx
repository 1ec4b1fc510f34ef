import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { CsvButton, QueryView } from '@my-air/feature-kit/views';
import { Card, Table, type TableColumn } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { ReceiptLine } from '../contract.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { receiptQuery } from './jobs.api.ts';
import { receiptLines, type ReceiptColumn } from './receiptLines.ts';

const idOf = ({ language }: ReceiptLine) => language;

/**
 * The promise beside the result, per language; can be saved as a table. Nothing where the server has no
 * receipt.
 */
export function JobReceipt({ id }: { id: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const nameOf = useLanguageNames();
  const result = useQuery(receiptQuery(api, id));
  const receipt = result.data;
  if (receipt === null) return null;
  const count = (pick: (line: ReceiptLine) => number | null | undefined) => (line: ReceiptLine) =>
    format.number(pick(line) ?? 0);
  const columns: TableColumn<ReceiptLine>[] = [
    { id: 'language', header: t`Language`, cell: ({ language }) => nameOf(language), isRowHeader: true },
    { id: 'promised', header: t`Planned`, cell: count((line) => line.new + line.overwritten), align: 'end' },
    { id: 'done', header: t`Done`, cell: count((line) => line.completed), align: 'end' },
    { id: 'failed', header: t`Failed`, cell: count((line) => line.failed), align: 'end' },
    { id: 'cancelled', header: t`Cancelled`, cell: count((line) => line.cancelled), align: 'end' },
    { id: 'spent', header: t`Spent`, cell: count((line) => line.spent), align: 'end' },
    { id: 'returned', header: t`Returned`, cell: count((line) => line.returned), align: 'end' },
  ];

  const heads: Readonly<Record<ReceiptColumn, string>> = {
    new: t`New`,
    overwritten: t`Overwritten`,
    cost: t`Cost`,
    completed: t`Done`,
    failed: t`Failed`,
    cancelled: t`Cancelled`,
    processing: t`In progress`,
    in_review: t`To review`,
    undone: t`Undone`,
    spent: t`Spent`,
    returned: t`Returned`,
    language: t`Language`,
    skipped: t`Skipped`,
  };

  return (
    <Card
      title={<Trans>Receipt</Trans>}
      actions={
        receipt && (
          <CsvButton
            name={`translation-${id}.csv`}
            lines={() => receiptLines(receipt.languages, { heads, total: t`Total`, nameOf })}
          />
        )
      }
    >
      <QueryView query={result} failed={<Trans>The receipt could not be loaded</Trans>}>
        {(known) =>
          known && <Table label={t`Receipt`} columns={columns} rows={known.languages} rowId={idOf} />
        }
      </QueryView>
    </Card>
  );
}
