/**
 * The chosen rows. In the mode `some`, `ids` names them; in `allMatching`, every row that matches is chosen,
 * loaded or not, except those that `ids` names. So fifty thousand chosen rows need no ids.
 */
export interface TableSelection {
  mode: 'some' | 'allMatching';
  ids: ReadonlySet<string>;
}

/** The selection without a row. */
export const noSelection: TableSelection = { mode: 'some', ids: new Set() };

// The box of the head names at most this number of rows one by one.
const mostNamed = 500;

/** Whether a row is chosen. */
export function isSelected({ mode, ids }: TableSelection, id: string): boolean {
  return ids.has(id) === (mode === 'some');
}

/** The number of chosen rows, given the number that match. */
export function selectedCount({ mode, ids }: TableSelection, matching: number): number {
  return mode === 'some' ? ids.size : Math.max(0, matching - ids.size);
}

/** The selection with some rows chosen or not. */
export function withRows(
  { mode, ids }: TableSelection,
  changed: readonly string[],
  areSelected: boolean,
): TableSelection {
  const named = new Set(ids);
  for (const id of changed) {
    if (areSelected === (mode === 'some')) named.add(id);
    else named.delete(id);
  }
  return { mode, ids: named };
}

/** Whether all loaded rows are chosen, none of them, or a part. */
export function selectionState(
  { mode, ids }: TableSelection,
  loaded: readonly string[],
): 'all' | 'part' | 'none' {
  if (ids.size === 0) return mode === 'some' || loaded.length === 0 ? 'none' : 'all';
  if (mode === 'allMatching') return loaded.some((id) => !ids.has(id)) ? 'part' : 'none';
  // Most selections are small: comparing the sizes is then enough.
  return ids.size >= loaded.length && loaded.every((id) => ids.has(id)) ? 'all' : 'part';
}

/** The selection after a press on the head's box: loaded rows or none; for a long list, all that match. */
export function withLoaded(selection: TableSelection, loaded: readonly string[]): TableSelection {
  if (selectionState(selection, loaded) === 'all') return noSelection;
  return loaded.length > mostNamed ? allMatching() : withRows(selection, loaded, true);
}

/** The selection of all rows that match. */
export function allMatching(): TableSelection {
  return { mode: 'allMatching', ids: new Set() };
}
