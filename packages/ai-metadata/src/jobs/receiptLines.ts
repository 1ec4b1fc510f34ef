import type { ReceiptLine } from '../contract.ts';

const counts = [
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

/** A column of a receipt as a file. */
export type ReceiptColumn = 'language' | 'skipped' | (typeof counts)[number];

interface ReceiptWords {
  heads: Readonly<Record<ReceiptColumn, string>>;
  /** The name of the line of sums. */
  total: string;
  /** The name of a language. */
  nameOf: (language: string) => string;
}

/** The receipt of a job as the lines of a table: one per language, then the sums. */
export function receiptLines(
  lines: readonly ReceiptLine[],
  { heads, total, nameOf }: ReceiptWords,
): readonly (readonly (string | number)[])[] {
  const skipped = (line: ReceiptLine) => (line.skipped ?? []).reduce((sum, { count }) => sum + count, 0);
  const rows = lines.map((line) => [
    nameOf(line.language),
    ...counts.map((column) => line[column] ?? 0),
    skipped(line),
  ]);
  const sums = [total, ...[...counts, 'skipped'].map((_, at) => sumOf(rows, at + 1))];
  const head = (['language', ...counts, 'skipped'] as const).map((column) => heads[column]);
  return [head, ...rows, sums];
}

function sumOf(rows: readonly (readonly (string | number)[])[], at: number): number {
  return rows.reduce((sum, row) => sum + Number(row[at]), 0);
}
