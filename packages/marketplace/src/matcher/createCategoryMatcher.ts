import { normalizePhrase } from './normalize.ts';
import {
  prepareCategory,
  scoreCategory,
  type CategoryScore,
  type MatchableCategory,
} from './scoreCategory.ts';

/** The number of categories to return, and their least score. */
export interface MatchLimits {
  /** @default 6 */
  limit?: number;
  /** @default 1 */
  minimumScore?: number;
}

/** The limits of the four uses (section 9 of the specification). */
export const matchLimits = {
  shown: { limit: 6, minimumScore: 1 },
  assistant: { limit: 6, minimumScore: 2 },
  fallback: { limit: 10, minimumScore: 1 },
} as const satisfies Record<string, Required<MatchLimits>>;

/** A category that answers a question. */
export interface CategoryMatch<Category> extends CategoryScore {
  category: Category;
}

/** Finds the categories that answer a question; the best first, equal ones by name. */
export type CategoryMatcher<Category> = (
  question: string,
  limits?: MatchLimits,
) => readonly CategoryMatch<Category>[];

/** The number of answers that are kept; the one that was longest not asked for goes first. */
export const cacheSize = 100;

/** Makes a matcher over these categories, which keeps its latest answers. */
export function createCategoryMatcher<Category extends MatchableCategory>(
  categories: readonly Category[],
): CategoryMatcher<Category> {
  const prepared = categories.map((category) => ({ category, words: prepareCategory(category) }));
  const answers = new Map<string, readonly CategoryMatch<Category>[]>();

  return (question, { limit = 6, minimumScore = 1 } = {}) => {
    const phrase = normalizePhrase(question);
    const key = `${limit} ${minimumScore} ${phrase}`;
    const answer =
      answers.get(key) ??
      prepared
        .map(({ category, words }) => ({ category, ...scoreCategory(words, phrase) }))
        .filter(({ score }) => score > 0 && score >= minimumScore)
        .sort((one, other) => other.score - one.score || byName(one.category.name, other.category.name))
        .slice(0, limit);
    // Put back at the end, so that the first key is the one that waited longest.
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > cacheSize) answers.delete(answers.keys().next().value ?? '');
    return answer;
  };
}

/** By code point, so that every machine and language orders equal scores alike. */
function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Asks the matcher; a failure is logged, and no category is suggested. */
export function matchQuietly<Category extends MatchableCategory>(
  match: CategoryMatcher<Category>,
  question: string,
  limits?: MatchLimits,
): readonly CategoryMatch<Category>[] {
  try {
    return match(question, limits);
  } catch (error) {
    console.warn('@my-air/marketplace: the category matcher failed, so no category is suggested.', error);
    return [];
  }
}
