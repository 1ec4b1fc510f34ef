import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { allMatching, noSelection, selectedCount, type TableSelection } from './selection.ts';
import type { TableWords } from './TableColumn.ts';

export interface SelectionLineProps<Row> {
  selection: TableSelection;
  onSelectionChange: (selection: TableSelection) => void;
  /** How many rows match, loaded or not. */
  matching: number;
  words: TableWords<Row>;
  /** What can be done with the chosen rows. */
  actions: ReactNode | undefined;
}

/** How many rows are chosen, the way to all that match, and the way to none. */
export function SelectionLine<Row>({
  selection,
  onSelectionChange,
  matching,
  words,
  actions,
}: SelectionLineProps<Row>) {
  const count = selectedCount(selection, matching);
  return (
    <Line data-empty={count === 0 || undefined}>
      <Count>{count > 0 && words.selected(count)}</Count>
      {count > 0 && (
        <>
          {count < matching && (
            <Button size="s" variant="quiet" onClick={() => onSelectionChange(allMatching())}>
              {words.selectMatching(matching)}
            </Button>
          )}
          <Button size="s" variant="quiet" onClick={() => onSelectionChange(noSelection)}>
            {words.clearSelection}
          </Button>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  font-size: var(--font-size-14);
  background: var(--color-accent-soft);
  border-radius: var(--radius-control);

  &[data-empty] {
    padding: 0;
  }
`;

const Count = styled.output`
  font-weight: var(--font-weight-strong);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: auto;
`;
