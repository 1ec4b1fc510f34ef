import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { allMatching, noSelection, selectedCount, selectionState, type TableSelection } from './selection.ts';
import type { TableWords } from './TableColumn.ts';

export interface SelectionLineProps<Row> {
  /** The chosen rows. */
  selection: TableSelection;
  /** Called with the rows that are to be chosen. */
  onSelectionChange: (selection: TableSelection) => void;
  /** The ids of the rows that are listed. */
  listed: readonly string[];
  /** The number of rows that match, loaded or not. */
  matching: number;
  /** The texts of the table. */
  words: TableWords<Row>;
  /** The controls for the chosen rows; undefined where there are none. */
  actions: ReactNode | undefined;
}

/** The number of chosen rows, with buttons that choose all matching rows and none. */
export function SelectionLine<Row>({
  selection,
  onSelectionChange,
  listed,
  matching,
  words,
  actions,
}: SelectionLineProps<Row>) {
  const count = selectedCount(selection, matching);
  // The count alone does not tell: it counts rows of other filters too.
  const isWhole =
    selection.mode === 'allMatching'
      ? selection.ids.size === 0
      : listed.length >= matching && (listed.length === 0 || selectionState(selection, listed) === 'all');
  return (
    <Line data-empty={count === 0 || undefined} data-selection-line={count > 0 ? '' : undefined}>
      <Count>{count > 0 && words.selected(count)}</Count>
      {count > 0 && (
        <>
          {!isWhole && (
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

// Below the rows and at the foot of the screen, above what the frame keeps there, so that no row moves away
// from the pointer that chose it.
const Line = styled.div`
  position: sticky;
  bottom: calc(var(--toast-offset, 0px) + var(--space-3));
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-2);
  font-size: var(--font-size-14);
  background: var(--color-floating);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-floating);

  &[data-empty] {
    display: contents;
  }
`;

const Count = styled.output`
  font-weight: var(--font-weight-strong);

  &:empty {
    position: absolute;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: auto;
`;
