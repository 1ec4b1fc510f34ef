import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { quoteText } from './quoteText.ts';
import { ukrainianStem } from './searchArticles.ts';
import { knownWords } from './searchWords.ts';

test.each([
  [['канал', 'каналу', 'каналів', 'каналами', 'каналі']],
  [['виплата', 'виплати', 'виплату', 'виплатою', 'виплат']],
  [['запрошення', 'запрошенням']],
  [['підключити', 'підключення', 'підключаю']],
])('[HELP-02] any form of a Ukrainian word finds the others: %s', (forms) => {
  for (const asked of forms) {
    const stem = ukrainianStem(asked);
    expect(forms.filter((form) => !form.startsWith(stem))).toEqual([]);
  }
});

describe('a quotation', () => {
  test('has as many different words of the question as any place of its length', () => {
    const asked = ['aaa', 'bbb', 'ccc'];
    const length = 5;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...asked, 'x', 'y')), (words) => {
        const places = words.flatMap((word, index) => {
          const from = Math.max(0, index - 1);
          return asked.includes(word) ? [words.slice(from, from + length)] : [];
        });
        const counts = places.map((place) => new Set(place.filter((word) => asked.includes(word))).size);
        const most = Math.max(0, ...counts);
        const quoted = quoteText(words.join(' '), asked, length).matchAll(/<mark>(\w+)<\/mark>/g);
        expect(new Set([...quoted].map(([, word]) => word)).size).toBe(most);
      }),
    );
  });

  test('of a text without what was looked for is its beginning', () => {
    expect(quoteText('One two three', ['zeppelin'], 2)).toBe('One two …');
    expect(quoteText('', ['a'], 5)).toBe('');
  });
});

test('the words that correct others come from names, keywords and descriptions, in each language', () => {
  const text = { title: 'Connect it', description: 'A channel.', keywords: 'oauth', markdown: 'Hidden' };
  const words = knownWords([
    { id: 1, topicId: 1, popular: null, related: [], updated: '2026-11-01', texts: { en: text } },
  ]);
  expect(words.filter(({ locale }) => locale === 'pt').map(({ word }) => word)).toEqual([
    'connect',
    'oauth',
    'channel',
  ]);
});
