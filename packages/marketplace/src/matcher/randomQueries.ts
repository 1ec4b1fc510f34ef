import type { MatchableCategory } from './scoreCategory.ts';

/** A number from 0 up to 1, as Math.random gives it. */
export type Random = () => number;

/** A repeatable source of chance, for tests and stories (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Some of the users' questions in the categories, all different; fewer where there are fewer. */
export function randomQueries(
  categories: readonly Pick<MatchableCategory, 'queries'>[],
  random: Random = Math.random,
  count = 5,
): readonly string[] {
  const queries = [
    ...new Set(categories.flatMap(({ queries: categoryQueries }) => categoryQueries ?? []).filter(Boolean)),
  ];
  const wanted = Math.min(count, queries.length);
  // The first places of a Fisher-Yates shuffle: each query is as likely as the other.
  for (let place = 0; place < wanted; place++) {
    const from = place + Math.floor(random() * (queries.length - place));
    const [chosen, moved] = [queries[from], queries[place]];
    if (chosen === undefined || moved === undefined) break;
    queries[place] = chosen;
    queries[from] = moved;
  }
  return queries.slice(0, wanted);
}
