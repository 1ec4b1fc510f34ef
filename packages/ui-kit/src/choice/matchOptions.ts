import { matchSorter } from 'match-sorter';

import type { ChoiceOption } from './ChoiceOption.ts';

/** The options that a typed text finds, by their names, descriptions, other names and codes; the best first. */
export function matchOptions<Value extends string>(
  options: readonly ChoiceOption<Value>[],
  typed: string,
): readonly ChoiceOption<Value>[] {
  return matchSorter(options, typed.trim(), {
    keys: ['label', 'description', ({ keywords }) => [...(keywords ?? [])]],
    threshold: matchSorter.rankings.CONTAINS,
    baseSort: (one, other) => one.index - other.index,
  });
}
