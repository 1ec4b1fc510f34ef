import type { Catalogue, CatalogueCategory } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { allowedEdits, editDistance } from '../search/editDistance.ts';
import { foldText } from '@my-air/i18n/plain';
import { wordsOf } from '../search/wordsOf.ts';
import { priceOf } from './priceOf.ts';
import { isStopWord } from './stopWords.ts';
import type { Why } from './Why.ts';

export interface MatchToExplain {
  catalogue: Catalogue;
  product: Product;
  /** The words of the user. */
  question: string;
  /** The searched text, when it differs from the question. */
  query?: string | undefined;
  /** The category that was searched. */
  category?: Pick<CatalogueCategory, 'name' | 'keywords'> | undefined;
  /** Whether the prices were compared. @default false */
  isByPrice?: boolean | undefined;
}

/** The most words of a question that are named. */
const mostNamed = 3;

/**
 * Names the words of the question that matched, and the words of the service; without a match of the user's
 * own words, those of the searched text. Stop words never count.
 */
export function explainMatch(match: MatchToExplain): Why {
  const { catalogue, product, question, query, isByPrice } = match;
  const asked = tellingWords(question);
  if (isByPrice && product.info && priceOf(product) !== undefined) {
    return { asked: asked.slice(0, mostNamed), place: 'price', met: product.info };
  }
  const category = match.category ?? catalogue.categoriesOf.get(product.id)?.[0];
  const metByQuestion = meet(asked, product, category);
  if (metByQuestion) return metByQuestion;
  const searched = query === undefined ? undefined : meet(tellingWords(query), product, category);
  return searched
    ? { ...searched, asked: [], searched: searched.asked.join(', ') }
    : { asked: [], place: 'category', met: category?.name ?? product.name };
}

function meet(
  asked: readonly string[],
  product: Product,
  category: MatchToExplain['category'],
): Why | undefined {
  for (const text of [product.name, product.description ?? '', product.info ?? '']) {
    const met = asked.filter((word) => holds(text, word));
    if (met.length > 0) return { asked: met.slice(0, mostNamed), place: 'text', met: text };
  }
  if (!category) return undefined;
  const met = asked.filter((word) =>
    [category.name, ...(category.keywords ?? [])].some((text) => holds(text, word)),
  );
  return met.length > 0
    ? { asked: met.slice(0, mostNamed), place: 'category', met: category.name }
    : undefined;
}

/** The words of a text as they were written, without those that say nothing. */
function tellingWords(text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !isStopWord(foldText(word)));
}

function holds(text: string, word: string): boolean {
  const folded = foldText(word);
  return wordsOf(text).some((other) => !isStopWord(other) && isAlike(folded, other));
}

/** Whether two words are forms of one, or differ by a typing error. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4) return false;
  const stem = Math.max(4, shorter - 2);
  if (one.slice(0, stem) === other.slice(0, stem)) return true;
  const limit = Math.min(1, allowedEdits(shorter));
  return one[0] === other[0] && limit > 0 && editDistance(one, other, limit) <= limit;
}
