import type { Locale } from '@my-air/i18n';
import { describe, expect, test } from 'vitest';

import { findFaults } from './findFaults.ts';

const faultsOf = (
  text: string,
  {
    locale = 'en',
    question = 'How do I earn more?',
    slugs = ['a'],
  }: { locale?: Locale; question?: string; slugs?: readonly string[] } = {},
) =>
  findFaults(
    { text: question, locale },
    { text, slugs, held: [], taken: new Set(['taken']), hasSearched: true },
    new Set(['sKrCeo']),
  );

describe('[MKT-07] the text of an answer has a fault where', () => {
  test.each([
    ['quotes are doubled', 'I would begin with ““Dubbing””: voices.', 'doubled quotes'],
    ['straight quotes are doubled', 'I would begin with ""Dubbing"".', 'doubled quotes'],
    ['quotes stand within quotes of their kind', '“A playlist of “Dubbing” shows” fits.', 'doubled quotes'],
    ['angled quotes stand within their kind', 'I would begin with «the «Dubbing»».', 'doubled quotes'],
    ['a search is told', 'The assistant looked for “audit”, and it says so.', 'a sentence of a program'],
    ['a word is placed', 'You wrote “views”, and it belongs to Growth.', 'a sentence of a program'],
    ['a place is named again', 'Looked in Growth. Looked in Money.', 'a sentence of a program'],
    ['one is many', 'There are 1 more to compare.', 'a sentence of a program'],
    ['a value is missing', 'I would begin with {first}.', 'a sentence of a program'],
    ['a message has no text', 'The sKrCeo of “Dubbing” is free.', 'the id of a message'],
    ['a sentence is said twice', 'It is free. Ask us. It is free.', 'a sentence twice'],
    [
      'the language is another',
      'Я почав би з послуги «Дубляж»: голоси.',
      'another language than the question',
    ],
  ])('%s', (_, text, fault) => {
    expect(faultsOf(text)).toContain(fault);
  });

  test('a service that the user has or has requested is recommended', () => {
    const text = 'I would begin with the audit.';
    expect(faultsOf(text, { slugs: ['a', 'taken'] })).toEqual(['a service that the user has']);
    expect(faultsOf(text, { slugs: ['a'] })).toEqual([]);
  });
});

test.each([
  [
    'en',
    'How do I earn more?',
    'I would begin with “Ad tuning ‘plus’”: we set ads. “Audit” goes well with it.',
  ],
  [
    'en',
    'як заробити більше?',
    'Я почав би з послуги «Реклама»: ми її налаштуємо. До неї добре пасує «Аудит “А”».',
  ],
  [
    'ru',
    'прийшов дивний лист',
    '«Перевірка безпеки каналу» у вас уже есть. Я начал бы с услуги «Захист через Content ID».',
  ],
] as const)('[MKT-07] a sound answer (%s) to "%s" has none', (locale, question, text) => {
  expect(faultsOf(text, { locale, question })).toEqual([]);
});
