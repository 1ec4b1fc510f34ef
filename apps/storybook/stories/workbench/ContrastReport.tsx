import { Stack, Status, Switch, Table, Text, type TableColumn } from '@my-air/ui-kit';
import {
  colorsOf,
  measureContrast,
  schemes,
  type MeasuredPair,
  type Scheme,
  type TokenGroup,
} from '@my-air/ui-kit/tokens';
import { useState } from 'react';

interface Measured extends MeasuredPair {
  scheme: Scheme;
}

const uses = { text: 'Text', interface: 'Edges and signs', chart: 'Charts' };
const columns: TableColumn<Measured>[] = [
  { id: 'pair', header: 'Pair', isRowHeader: true, cell: ({ pair }) => pair.join(' on ') },
  { id: 'use', header: 'Use', cell: ({ use }) => uses[use] },
  { id: 'scheme', header: 'Scheme', cell: ({ scheme }) => scheme },
  { id: 'ratio', header: 'Contrast', cell: ({ ratio, least }) => `${ratio.toFixed(2)} of ${least}` },
  {
    id: 'result',
    header: 'Result',
    cell: (row) =>
      isLow(row) ? <Status tone="critical">Fails</Status> : <Status tone="positive">Passes</Status>,
  },
];

/** The contrast of every pair of colours of a brand in both schemes: what fails first, then all of it. */
export function ContrastReport({ file }: { file: TokenGroup }) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = schemes.flatMap((scheme) =>
    measureContrast(colorsOf(file, scheme)).map((measured) => ({ ...measured, scheme })),
  );
  const low = rows.filter(isLow);
  const table = (label: string, shown: readonly Measured[]) => (
    <Table
      label={label}
      columns={columns}
      rows={shown}
      rowId={({ pair, use, scheme }) => `${scheme} ${use} ${pair.join(' ')}`}
    />
  );
  return (
    <Stack gap={4}>
      <Text as="output">
        {low.length === 0 ? `All ${rows.length} pairs pass.` : `${low.length} of ${rows.length} pairs fail.`}
      </Text>
      {low.length > 0 && table('Pairs that fail', low)}
      <Switch
        label="Show every pair"
        checked={isWhole}
        onChange={(event) => setIsWhole(event.target.checked)}
      />
      {isWhole && table('Every pair', rows)}
    </Stack>
  );
}

function isLow({ ratio, least }: MeasuredPair): boolean {
  return ratio < least;
}
