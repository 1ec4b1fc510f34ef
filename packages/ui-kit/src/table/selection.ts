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

/** Whether all listed rows are chosen, none of them, or a part; rows that are not listed do not count. */
export function selectionState(
  selection: TableSelection,
  listed: readonly string[],
): 'all' | 'part' | 'none' {
  const [first] = listed;
  if (first === undefined) return 'none';
  const isFirst = isSelected(selection, first);
  if (listed.some((id) => isSelected(selection, id) !== isFirst)) return 'part';
  return isFirst ? 'all' : 'none';
}

/** Whether rows are chosen that are not listed, as under other filters; they are named one by one. */
export function hasOthers({ mode, ids }: TableSelection, listed: readonly string[]): boolean {
  if (mode === 'allMatching' || ids.size === 0) return false;
  return ids.size > listed.length || listed.filter((id) => ids.has(id)).length < ids.size;
}

/**
 * The selection after a press on the head's box, which is for the listed rows: what is chosen beside them stays.
 * A long list without such others is chosen as all that match, and no longer chosen as a whole.
 */
export function withListed(selection: TableSelection, listed: readonly string[]): TableSelection {
  if (selectionState(selection, listed) === 'all') {
    return selection.mode === 'allMatching' ? noSelection : withRows(selection, listed, false);
  }
  if (listed.length > mostNamed && !hasOthers(selection, listed)) return allMatching();
  return withRows(selection, listed, true);
}

/** The selection of all rows that match. */
export function allMatching(): TableSelection {
  return { mode: 'allMatching', ids: new Set() };
}
