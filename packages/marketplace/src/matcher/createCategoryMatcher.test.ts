import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import {
  cacheSize,
  createCategoryMatcher,
  matchLimits,
  matchQuietly,
  type CategoryMatcher,
} from './createCategoryMatcher.ts';
import golden from './matcher.golden.json' with { type: 'json' };
import { normalizePhrase } from './normalize.ts';
import { randomQueries, seededRandom } from './randomQueries.ts';
import type { MatchableCategory } from './scoreCategory.ts';

const word = fc.constantFrom('views', 'income', 'music', 'a', 'дохід', 'shorts', 'My');
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const category = fc.record({
  name: phrase,
  queries: fc.array(phrase, { maxLength: 3 }),
  keywords: fc.array(phrase, { maxLength: 3 }),
});
const categories = fc.array(category, { maxLength: 15 });

describe('[MKT-05] [MK-12] [G-38] the matcher', () => {
  test.each(golden.answers)('answers "$question" as the golden file says', ({ question, expected }) => {
    const match = createCategoryMatcher<MatchableCategory>(golden.categories);
    expect(match(question).map(({ category: { name }, score }) => [name, score])).toEqual(expected);
  });

  test('six by default, from one point on; others when they are asked for', () => {
    const many = Array.from({ length: 20 }, (_, place) => ({
      name: `c${String(place).padStart(2, '0')} views`,
    }));
    const match = createCategoryMatcher(many);
    expect(match('views')).toHaveLength(6);
    expect(match('views', matchLimits.fallback)).toHaveLength(10);
    expect(match('shorts views', { minimumScore: 99 })).toEqual([]);
  });

  test('says what matched: the phrase, or else the words', () => {
    const match = createCategoryMatcher<MatchableCategory>(golden.categories);
    expect(match('income')[0]?.matched).toEqual(['income', 'Grow income']);
    expect(match('my pictures do fade')[0]?.matched).toEqual(['my', 'do']);
  });

  test('is in order, within its limits, and the same whatever the order of the categories', () => {
    fc.assert(
      fc.property(categories, phrase, fc.nat(12), fc.nat(6), (given, question, limit, minimumScore) => {
        const found = createCategoryMatcher(given)(question, { limit, minimumScore });
        expect(found.length).toBeLessThanOrEqual(limit);
        for (const [place, { score, category: found_ }] of found.entries()) {
          expect(score).toBeGreaterThanOrEqual(Math.max(1, minimumScore));
          const next = found[place + 1] ?? { score: 0, category: { name: '' } };
          expect(score > next.score || found_.name <= next.category.name).toBe(true);
        }
        const turned = createCategoryMatcher([...given].reverse())(question, { limit, minimumScore });
        expect(turned.map(({ score, category: { name } }) => [score, name])).toEqual(
          found.map(({ score, category: { name } }) => [score, name]),
        );
      }),
    );
  });

  test('a question that is a phrase of a category gives it at least six points', () => {
    fc.assert(
      fc.property(category, (given) => {
        const asked = given.queries[0] ?? given.name;
        fc.pre(/[^\s]{2}/.test(asked));
        const [found] = createCategoryMatcher([given])(` ${asked.toUpperCase()} `);
        expect(found?.score).toBeGreaterThanOrEqual(6);
      }),
    );
  });

  test('another way of writing the same makes no difference', () => {
    fc.assert(
      fc.property(categories, phrase, (given, question) => {
        const match = createCategoryMatcher(given);
        expect(match(question.toUpperCase())).toEqual(match(question));
        expect(normalizePhrase(question.normalize('NFD'))).toBe(normalizePhrase(question));
      }),
    );
  });

  test('keeps a hundred answers; the hundred and first drives out the one that waited longest', () => {
    const match = createCategoryMatcher([{ name: 'views' }]);
    const question = (place: number) => `views ${place}`;
    const first = match(question(0));
    const second = match(question(1));
    for (let place = 2; place < cacheSize; place++) match(question(place));
    // Asked again, the first is no longer the oldest.
    expect(match(question(0))).toBe(first);
    match(question(cacheSize));
    expect(match(question(0))).toBe(first);
    expect(match(question(1))).not.toBe(second);
    expect(cacheSize).toBe(100);
  });

  test('[ERR-13] what goes wrong is logged, and nothing is suggested', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken: CategoryMatcher<MatchableCategory> = () => {
      throw new TypeError('broken');
    };
    expect(matchQuietly(broken, 'views')).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('category matcher'), expect.any(TypeError));
    warn.mockRestore();
  });
});

describe('[MKT-06] [MK-13] random queries', () => {
  const given = [
    { queries: ['a', 'b', 'c'] },
    { queries: ['c', 'd', 'e', 'f'] },
    { queries: null },
    { queries: ['g', ''] },
  ];

  test('are five, all different, and of the categories', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const queries = randomQueries(given, seededRandom(seed));
        expect(queries).toHaveLength(5);
        expect(new Set(queries).size).toBe(5);
        for (const query of queries) expect('abcdefg').toContain(query);
      }),
    );
  });

  test('are fewer where there are fewer', () => {
    expect(randomQueries([{ queries: ['only'] }])).toEqual(['only']);
    expect(randomQueries([])).toEqual([]);
  });
});
