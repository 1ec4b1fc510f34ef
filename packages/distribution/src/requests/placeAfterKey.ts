/** A cell by its row and its column; row -1 is the head, column -1 the names. */
export interface GridPlace {
  row: number;
  column: number;
}

/** The cell that a key leads to from another one, as ARIA's grid has it; undefined for other keys. */
export function placeAfterKey(
  { row, column }: GridPlace,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  rows: number,
  columns: number,
  page: number,
): GridPlace | undefined {
  const inRows = (wanted: number) => Math.max(0, Math.min(rows - 1, wanted));
  const inColumns = (wanted: number) => Math.max(0, Math.min(columns - 1, wanted));
  switch (key) {
    case 'ArrowUp':
      return { row: inRows(row - 1), column };
    case 'ArrowDown':
      return { row: inRows(row + 1), column };
    case 'ArrowLeft':
      return { row, column: inColumns(column - 1) };
    case 'ArrowRight':
      return { row, column: inColumns(column + 1) };
    case 'PageUp':
      return { row: inRows(row - page), column };
    case 'PageDown':
      return { row: inRows(row + page), column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}
