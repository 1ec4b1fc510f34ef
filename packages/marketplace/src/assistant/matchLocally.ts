import type { Catalogue, CatalogueCategory } from '../catalogue/Catalogue.ts';
import { suitedFirst } from '../offer/channelFit.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { createCategoryMatcher, matchLimits, matchQuietly } from '../matcher/createCategoryMatcher.ts';
import { explainMatch } from './explainMatch.ts';
import type { Why } from './Why.ts';

/** The most that is shown without a model (section 9 of the specification). */
const limit = matchLimits.fallback.limit;

/** The result of the search in this browser, without any model. */
export interface LocalMatch {
  productIds: readonly number[];
  /** The reason why each is an answer, by its id. */
  why: Readonly<Record<number, Why>>;
}

/** The services of the categories that answer a question; those whose own words fit come first. */
export function matchLocally(
  catalogue: Catalogue,
  question: string,
  applicant: Applicant,
  search: (text: string, limit: number) => readonly number[],
): LocalMatch {
  const matches = matchQuietly(createCategoryMatcher(catalogue.categories), question, matchLimits.fallback);
  const categoryOf = new Map<number, CatalogueCategory>();
  const best = matches[0]?.score ?? 0;
  for (const { category, score } of matches) {
    // A word that occurs everywhere makes a category no match beside one that was meant.
    if (score * 3 < best) break;
    for (const id of category.productIds) if (!categoryOf.has(id)) categoryOf.set(id, category);
  }
  const ranked = search(question, catalogue.products.length);
  const inside = ranked.filter((id) => categoryOf.has(id));
  const ids = matches.length > 0 ? [...new Set([...inside, ...categoryOf.keys()])] : ranked;
  const products = ids.flatMap((id) => catalogue.byId.get(id) ?? []);
  const chosen = suitedFirst(products, applicant).slice(0, limit);
  return {
    productIds: chosen.map(({ id }) => id),
    why: Object.fromEntries(
      chosen.map((product) => [
        product.id,
        explainMatch({ catalogue, product, question, category: categoryOf.get(product.id) }),
      ]),
    ),
  };
}
