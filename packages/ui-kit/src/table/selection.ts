/**
 * Which rows are chosen. `some` names the chosen ones; `allMatching` is every row that matches, also those that are not
 * loaded, but for the named ones. So fifty thousand chosen rows are no keys at all.
 */
export interface TableSelection {
  mode: 'some' | 'allMatching';
  ids: ReadonlySet<string>;
}

/** Nothing is chosen. */
export const noSelection: TableSelection = { mode: 'some', ids: new Set() };

// More rows than these are not named one by one.
const mostNamed = 500;

/** Whether a row is chosen. */
export function isSelected({ mode, ids }: TableSelection, id: string): boolean {
  return ids.has(id) === (mode === 'some');
}

/** How many rows are chosen, of so many that match. */
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

/** Whether all that is loaded is chosen, none of it, or a part. */
export function selectionState(
  { mode, ids }: TableSelection,
  loaded: readonly string[],
): 'all' | 'part' | 'none' {
  if (ids.size === 0) return mode === 'some' || loaded.length === 0 ? 'none' : 'all';
  if (mode === 'allMatching') return loaded.some((id) => !ids.has(id)) ? 'part' : 'none';
  // Most selections are small, and then no row needs to be looked at.
  return ids.size >= loaded.length && loaded.every((id) => ids.has(id)) ? 'all' : 'part';
}

/** The selection after the box of the head is pressed: what is loaded, or nothing; a long list at once means all that match. */
export function withLoaded(selection: TableSelection, loaded: readonly string[]): TableSelection {
  if (selectionState(selection, loaded) === 'all') return noSelection;
  return loaded.length > mostNamed ? allMatching() : withRows(selection, loaded, true);
}

/** All that match are chosen. */
export function allMatching(): TableSelection {
  return { mode: 'allMatching', ids: new Set() };
}
