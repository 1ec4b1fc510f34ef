import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { TableColumn, TableSort } from './TableColumn.ts';
import { ColumnName, Head, Line } from './tableParts.ts';

export interface TableHeadProps<Row> {
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The column that rows are sorted by, and the direction; null while there is none. */
  sort: TableSort | null;
  /** Called with the chosen order; without it no column can be sorted. */
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** The box that chooses all rows; empty where rows cannot be chosen. */
  box: ReactNode | undefined;
}

/** The names of the columns; those of sortable columns are buttons that show the direction. */
export function TableHead<Row>({ columns, sort, onSortChange, box }: TableHeadProps<Row>) {
  return (
    <Head>
      <Line aria-rowindex={1}>
        {box && <ColumnName data-box="">{box}</ColumnName>}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const canSort =
            onSortChange !== undefined && (column.isSortable === true || column.sortBy !== undefined);
          return (
            <ColumnName
              key={column.id}
              data-align={column.align}
              data-sortable={canSort || undefined}
              aria-sort={canSort ? (direction ?? 'none') : undefined}
            >
              {canSort ? (
                <SortButton
                  type="button"
                  data-direction={direction}
                  onClick={() =>
                    onSortChange({
                      columnId: column.id,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  {column.header}
                  <SortMark direction={direction} />
                </SortButton>
              ) : (
                <span data-hidden-words={column.isHeaderHidden ? '' : undefined}>{column.header}</span>
              )}
            </ColumnName>
          );
        })}
      </Line>
    </Head>
  );
}

function SortMark({ direction }: { direction: TableSort['direction'] | undefined }) {
  switch (direction) {
    case 'ascending':
      return <ArrowUp aria-hidden />;
    case 'descending':
      return <ArrowDown aria-hidden />;
    default:
      return <ChevronsUpDown aria-hidden />;
  }
}

const SortButton = styled.button`
  display: inline-flex;
  gap: 0.25rem;
  align-items: center;
  min-height: 1.75rem;
  margin-inline: -0.375rem;
  padding: 0 0.375rem;
  color: inherit;
  font: inherit;
  background: none;
  border: 0;
  border-radius: var(--radius-chip);
  cursor: pointer;

  > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    opacity: 0.6;
  }
  &:hover {
    color: var(--color-text);
    background: var(--color-hover);
  }
  &[data-direction] {
    color: var(--color-text);

    > svg {
      opacity: 1;
    }
  }

  /* Beside each other, buttons keep what they can be pressed on apart. */
  [data-cards] & {
    margin-inline: 0;
  }
  table:not([data-cards]) [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
    margin-inline: 0;
  }
`;
