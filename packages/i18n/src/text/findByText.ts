import type { Locale } from '../locale/locales.ts';
import { spellingOf } from './foldText.ts';
import { retypeText } from './retypeText.ts';

/**
 * The items whose text contains every typed word, in their order; all of them for an empty search. Where none does,
 * the search is tried once more as it would be on the other layout of the keyboard.
 */
export function findByText<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  typed: string,
  locale: Locale,
): readonly Item[] {
  const found = matching(items, textOf, typed);
  const retyped = found.length === 0 ? retypeText(typed, locale) : undefined;
  return retyped === undefined ? found : matching(items, textOf, retyped);
}

function matching<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  typed: string,
): readonly Item[] {
  const words = spellingOf(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = spellingOf(textOf(item));
    return words.every((word) => text.includes(word));
  });
}
