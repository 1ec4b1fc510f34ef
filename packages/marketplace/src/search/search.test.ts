import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { allowedEdits, countBits, editDistance } from './editDistance.ts';
import { wordsOf } from './wordsOf.ts';
import { createProductFinder, type SearchEntry } from './searchProducts.ts';

const entries: readonly SearchEntry[] = [
  { id: 11, name: 'Thumbnail studio', keywords: ['Design'], text: 'Covers that are clicked' },
  { id: 12, name: 'Música sin reclamos', keywords: ['Music'], text: 'Tracks for thumbnail videos' },
  { id: 13, name: 'Переклад субтитрів', keywords: ['Переклад'], text: 'Їжа й інше' },
  { id: 14, name: 'Monetization audit', keywords: ['Income'], text: null },
  { id: 15, name: 'Monetization audit plus', keywords: ['Income'], text: 'Studio' },
];

const { find: search } = createProductFinder(entries);

describe('[MKT-01] searching the catalogue', () => {
  test.each([
    ['thumbnail studio', [11]],
    ['thumbnail', [11, 12]],
    ['thumb', [11, 12]],
    ['studio', [11, 15]],
    ['musica', [12]],
    ['MÚSICA', [12]],
    ['субтитрів', [13]],
    ['субт', [13]],
    ['monetization audit', [14, 15]],
    ['income monetiz', [14, 15]],
  ])('%s finds %j', (text, ids) => expect(search(text)).toEqual(ids));

  test.each([
    ['thumbnial studio', 11],
    ['thumbnal', 11],
    ['monetisation audit', 14],
    ['musicca', 12],
    ['субтитрив', 13],
  ])('%s, with a typing error, finds %d first', (text, id) => expect(search(text)[0]).toBe(id));

  test.each(['zebra', 'thumbnail zebra', '', '   ', '!?', 'xqzt'])('%j finds nothing', (text) =>
    expect(search(text)).toEqual([]),
  );

  test('[HELP-02] on the other layout of the keyboard a text finds what was meant, for its readers', () => {
    expect(search('ce,nbnhsd', { locale: 'uk' })).toEqual([13]);
    expect(search('ыегвшщ', { locale: 'ru' })).toEqual([11, 15]);
    expect(search('ce,nbnhsd', { locale: 'en' })).toEqual([]);
  });

  test('short words are taken as they are written', () => {
    expect([1, 2, 3].map(allowedEdits)).toEqual([0, 0, 0]);
    expect([4, 7, 8].map(allowedEdits)).toEqual([1, 1, 2]);
  });

  test('a limit gives the first of all', () => {
    expect(search('audit', { limit: 1 })).toEqual(search('audit').slice(0, 1));
  });

  test('every product is found by each word of its name, whole or by a prefix', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'ж'), minLength: 1, maxLength: 6 });
    const names = fc.array(fc.array(letters, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(names, (given) => {
        const products = given.map((words, id) => ({ id, name: words.join(' ') }));
        const { find } = createProductFinder(products);
        for (const { id, name } of products) {
          for (const word of wordsOf(name)) {
            expect(find(word)).toContain(id);
            expect(find(word.slice(0, 2))).toContain(id);
          }
        }
      }),
    );
  });
});

test('the distance of two words is that of the textbook', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const exact = textbookDistance(one, other);
      expect(editDistance(one, other, most)).toBe(Math.min(exact, most + 1));
      const prefixDistance = Math.min(
        ...Array.from({ length: other.length + 1 }, (_, end) => textbookDistance(one, other.slice(0, end))),
      );
      expect(editDistance(one, other, most, true)).toBe(Math.min(prefixDistance, most + 1));
    }),
  );
});

test('the bits of a number', () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      expect(countBits(bits)).toBe((bits >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});

test('where no service holds every word, the more telling words in common, the better', () => {
  const { findLoosely } = createProductFinder(entries);
  expect(findLoosely('thumbnail music reclamos nowhere', 5)).toEqual([12, 11]);
  expect(findLoosely('audit plus', 1)).toEqual([15]);
  expect(findLoosely('', 5)).toEqual([]);
});

/** Optimal string alignment, written for reading. */
function textbookDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, line) =>
    Array.from({ length: other.length + 1 }, (_, column) => (line === 0 ? column : column === 0 ? line : 0)),
  );
  for (let line = 1; line <= one.length; line++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[line - 1] === other[column - 1];
      let cost = Math.min(
        table[line - 1]![column]! + 1,
        table[line]![column - 1]! + 1,
        table[line - 1]![column - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped =
        line > 1 && column > 1 && one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, table[line - 2]![column - 2]! + 1);
      table[line]![column] = cost;
    }
  }
  return table[one.length]![other.length]!;
}
