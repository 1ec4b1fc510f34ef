import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { Table } from '../table/Table.tsx';
import type { TableColumn } from '../table/TableColumn.ts';
import { valueText, type ChartData } from './ChartData.ts';

export interface ChartTableProps extends ChartData {
  /** The label of the control that opens the table, and the head of its first column. */
  labels: { table: string; category: string };
}

/** The table of a chart's figures, for readers who prefer figures to lines. */
export function ChartTable({ label, categories, series, formatValue, labels }: ChartTableProps) {
  const columns = useMemo(
    (): TableColumn<number>[] => [
      {
        id: 'category',
        header: labels.category,
        isRowHeader: true,
        minWidth: 5,
        cell: (index) => categories[index],
      },
      ...series.map(({ id, name, values }): TableColumn<number> => ({
        id: `series ${id}`,
        header: name,
        align: 'end',
        cell: (index) => valueText({ formatValue }, values[index]),
      })),
    ],
    [labels.category, categories, series, formatValue],
  );
  return (
    <Details>
      <summary>
        <ChevronDown aria-hidden />
        {labels.table}
      </summary>
      <Table label={label} columns={columns} rows={[...categories.keys()]} rowId={String} height="20rem" />
    </Details>
  );
}

const Details = styled.details`
  min-width: 0;

  > summary {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    min-height: 2rem;
    color: var(--color-muted);
    font-size: var(--font-size-14);
    border-radius: var(--radius-chip);
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: var(--color-text);
    }
    > svg {
      width: 1rem;
      height: 1rem;
    }
    @media (pointer: coarse) {
      min-height: 2.75rem;
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
