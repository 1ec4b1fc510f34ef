import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { CsvButton, QueryView } from '@my-air/feature-kit/views';
import { Card, Table, type TableColumn } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { ReceiptLine } from '../contract.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { receiptQuery } from './jobs.api.ts';

const idOf = ({ language }: ReceiptLine) => language;

/** The lines of the languages in which something was to be done. */
const doneLines = (lines: readonly ReceiptLine[]) =>
  lines.filter((line) => line.new + line.overwritten > 0 || (line.completed ?? 0) > 0);

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
  const counts: readonly {
    id: string;
    header: string;
    of: (line: ReceiptLine) => number | null | undefined;
  }[] = [
    { id: 'promised', header: t`Planned`, of: (line) => line.new + line.overwritten },
    { id: 'done', header: t`Done`, of: (line) => line.completed },
    { id: 'failed', header: t`Failed`, of: (line) => line.failed },
    { id: 'cancelled', header: t`Cancelled`, of: (line) => line.cancelled },
    { id: 'spent', header: t`Spent`, of: (line) => line.spent },
    { id: 'returned', header: t`Returned`, of: (line) => line.returned },
  ];
  const columns: TableColumn<ReceiptLine>[] = [
    { id: 'language', header: t`Language`, cell: ({ language }) => nameOf(language), isRowHeader: true },
    ...counts.map(({ id: column, header, of }) => ({
      id: column,
      header,
      cell: (line: ReceiptLine) => format.number(of(line) ?? 0),
      align: 'end' as const,
    })),
  ];
  const csvLines = (lines: readonly ReceiptLine[]) => [
    [t`Language`, ...counts.map(({ header }) => header)],
    ...lines.map((line) => [nameOf(line.language), ...counts.map(({ of }) => of(line) ?? 0)]),
    [t`Total`, ...counts.map(({ of }) => lines.reduce((sum, line) => sum + (of(line) ?? 0), 0))],
  ];

  return (
    <Card
      title={<Trans>Receipt</Trans>}
      actions={
        receipt && (
          <CsvButton name={`translation-${id}.csv`} lines={() => csvLines(doneLines(receipt.languages))} />
        )
      }
    >
      <QueryView query={result} failed={<Trans>The receipt could not be loaded</Trans>}>
        {(known) =>
          known && (
            <Table label={t`Receipt`} columns={columns} rows={doneLines(known.languages)} rowId={idOf} />
          )
        }
      </QueryView>
    </Card>
  );
}
