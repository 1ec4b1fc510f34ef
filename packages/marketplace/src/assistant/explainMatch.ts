import { foldText, isStopWord } from '@my-air/i18n/plain';

import type { Catalogue, CatalogueCategory } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { allowedEdits, editDistance } from '../search/editDistance.ts';
import { wordsOf } from '../search/wordsOf.ts';
import { priceOf } from '../offer/priceOf.ts';
import { aimOf } from './aimOf.ts';
import type { Why } from './Why.ts';

export interface MatchToExplain {
  catalogue: Catalogue;
  product: Product;
  /** The words of the user. */
  question: string;
  /** The category that was searched. */
  category?: Pick<CatalogueCategory, 'name' | 'keywords'> | undefined;
  /** Whether the prices were compared. @default false */
  isByPrice?: boolean | undefined;
}

/** The most words of a question that are named. */
const mostNamed = 3;

/** Names the aim that the question and the service share; or else the words that both have; or else the category. */
export function explainMatch(match: MatchToExplain): Why {
  const { catalogue, product, question, isByPrice } = match;
  if (isByPrice && product.info && priceOf(product) !== undefined) {
    return { kind: 'price' };
  }
  const aim = aimOf(question, product.affected_indicators ?? []);
  if (aim) return { kind: 'aim', aim };
  const category = match.category ?? catalogue.categoriesOf.get(product.id)?.[0];
  const asked = tellingWords(question);
  const words = [
    [product.name, product.description ?? '', product.info ?? ''],
    category ? [category.name, ...(category.keywords ?? [])] : [],
  ]
    .map((texts) => asked.filter((word) => texts.some((text) => holds(text, word))))
    .find(({ length }) => length > 0);
  return words
    ? { kind: 'words', words: words.slice(0, mostNamed) }
    : { kind: 'category', name: category?.name ?? product.name };
}

/** The words of a text as they were written, without those that say nothing. */
function tellingWords(text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const byFolded = new Map(words.map((word) => [foldText(word), word]));
  return [...byFolded].flatMap(([folded, word]) => (isStopWord(folded) ? [] : [word]));
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
