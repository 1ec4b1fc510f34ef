import type { ReceiptLine } from '../contract.ts';

const columns = [
  'new',
  'overwritten',
  'cost',
  'completed',
  'failed',
  'cancelled',
  'processing',
  'in_review',
  'undone',
  'spent',
  'returned',
] as const;

/** The receipt of a job as the lines of a table: one per language, then the sums. */
export function receiptLines(lines: readonly ReceiptLine[]): readonly (readonly (string | number)[])[] {
  const skipped = (line: ReceiptLine) => (line.skipped ?? []).reduce((sum, { count }) => sum + count, 0);
  const rows = lines.map((line) => [
    line.language,
    ...columns.map((column) => line[column] ?? 0),
    skipped(line),
  ]);
  const sums = ['total', ...[...columns, 'skipped'].map((_, at) => sumOf(rows, at + 1))];
  return [['language', ...columns, 'skipped'], ...rows, sums];
}

function sumOf(rows: readonly (readonly (string | number)[])[], at: number): number {
  return rows.reduce((sum, row) => sum + Number(row[at]), 0);
}
