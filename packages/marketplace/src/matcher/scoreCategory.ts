import { normalizePhrase, tokensOf } from './normalize.ts';

/** The fields of a category that are matched. */
export interface MatchableCategory {
  name: string;
  queries?: readonly string[] | null | undefined;
  keywords?: readonly string[] | null | undefined;
}

/** The points of each way of matching. */
export const points = { exact: 5, substring: 2, token: 1 } as const;

/** The score of a category for a question, and its words that matched. */
export interface CategoryScore {
  score: number;
  /** The words of the category, or else of the question, that matched; the best first. */
  matched: readonly string[];
}

/** A category prepared once, because the same ones are asked at every letter. */
export interface PreparedCategory {
  phrases: readonly { phrase: string; original: string }[];
  tokens: ReadonlySet<string>;
}

/** Prepares the name, the queries and the keywords of a category; a phrase that occurs twice counts once. */
export function prepareCategory({ name, queries, keywords }: MatchableCategory): PreparedCategory {
  const byPhrase = new Map<string, string>();
  for (const original of [name, ...(queries ?? []), ...(keywords ?? [])]) {
    const phrase = normalizePhrase(original);
    if (phrase !== '' && !byPhrase.has(phrase)) byPhrase.set(phrase, original);
  }
  return {
    phrases: [...byPhrase].map(([phrase, original]) => ({ phrase, original })),
    tokens: new Set([...byPhrase.keys()].flatMap(tokensOf)),
  };
}

/** Scores a normalized question: each phrase that equals it, each that contains it or is contained, each word in common. */
export function scoreCategory({ phrases, tokens }: PreparedCategory, question: string): CategoryScore {
  if (question === '') return { score: 0, matched: [] };
  const exact = phrases.filter(({ phrase }) => phrase === question);
  const partly = phrases.filter(
    ({ phrase }) => phrase !== question && (phrase.includes(question) || question.includes(phrase)),
  );
  const shared = [...new Set(tokensOf(question))].filter((token) => tokens.has(token));
  const named = [...exact, ...partly].map(({ original }) => original);
  return {
    score: exact.length * points.exact + partly.length * points.substring + shared.length * points.token,
    matched: named.length > 0 ? named : shared,
  };
}
