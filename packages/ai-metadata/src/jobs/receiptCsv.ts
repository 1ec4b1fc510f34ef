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

/** The receipt of a job as a table for spreadsheets: a line per language, then the sums. */
export function receiptCsv(lines: readonly ReceiptLine[]): string {
  const skipped = (line: ReceiptLine) => (line.skipped ?? []).reduce((sum, { count }) => sum + count, 0);
  const rows = lines.map((line) => [
    line.language,
    ...columns.map((column) => line[column] ?? 0),
    skipped(line),
  ]);
  const sums = ['total', ...[...columns, 'skipped'].map((_, at) => sumOf(rows, at + 1))];
  return [['language', ...columns, 'skipped'], ...rows, sums]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

function sumOf(rows: readonly (readonly (string | number)[])[], at: number): number {
  return rows.reduce((sum, row) => sum + Number(row[at]), 0);
}

/**
 * Quoted where it has to be; a text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
