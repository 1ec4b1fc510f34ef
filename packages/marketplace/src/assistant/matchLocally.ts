import type { Catalogue } from '../catalogue/Catalogue.ts';
import { createCategoryMatcher, matchLimits, matchQuietly } from '../matcher/createCategoryMatcher.ts';

/** The most that is shown without a model (section 9 of the specification). */
const most = matchLimits.fallback.limit;

/** What this browser finds by itself, without any model. */
export interface LocalMatch {
  productIds: readonly number[];
  /** The words or the category that each was found by. */
  why: Readonly<Record<number, string>>;
}

/** The services of the categories that answer a question; those whose own words fit come first. */
export function matchLocally(
  catalogue: Catalogue,
  question: string,
  search: (text: string, limit: number) => readonly number[],
): LocalMatch {
  const matches = matchQuietly(createCategoryMatcher(catalogue.categories), question, matchLimits.fallback);
  const why = new Map<number, string>();
  const best = matches[0]?.score ?? 0;
  for (const { category, matched, score } of matches) {
    // A word that stands everywhere makes a category no answer beside one that was meant.
    if (score * 3 < best) break;
    for (const id of category.productIds) if (!why.has(id)) why.set(id, matched[0] ?? category.name);
  }
  const ranked = search(question, catalogue.products.length);
  const inside = ranked.filter((id) => why.has(id));
  const ids = matches.length > 0 ? [...new Set([...inside, ...why.keys()])] : ranked;
  const chosen = ids.slice(0, most);
  return {
    productIds: chosen,
    why: Object.fromEntries(
      chosen.map((id) => [id, why.get(id) ?? catalogue.categoriesOf.get(id)?.[0]?.name ?? '']),
    ),
  };
}
