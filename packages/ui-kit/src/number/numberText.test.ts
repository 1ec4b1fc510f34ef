import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { numberText } from './numberText.ts';

test('what is written is read as the same number, in every language', () => {
  const languages = ['en', 'uk', 'es', 'ru', 'pt-BR', 'ar-EG', 'hi', 'de-CH', 'fa'];
  assert(
    property(
      constantFrom(...languages),
      integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      (language, cents) => {
        const { write, read } = numberText(language);
        const value = cents / 100;
        const shown = write(value);
        expect(write(read(shown) as number)).toBe(shown);
      },
    ),
  );
});

test.each([
  ['en', '1,234.5', 1234.5],
  ['es', '20.000,25', 20_000.25],
  ['uk', '1 234,5', 1234.5],
  ['en', '-.5', -0.5],
  ['en', '  ', null],
  ['uk', '1.5', 1.5],
  ['en', 'abc', undefined],
  ['en', '1e5', undefined],
  ['en', '-', undefined],
  ['en', '1-2', undefined],
  ['en', '1.2.3', undefined],
  ['en', '1,2,3', undefined],
  ['en', '12,34,567', undefined],
  ['hi', '12,34,567', 1_234_567],
  ['es', '1.234.567', 1_234_567],
  ['en', '1.234.567', 1_234_567],
  ['pt', '1.234', 1234],
  ['en', '0,500', 0.5],
  ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
] as const)('in %s the text “%s” is %s', (language, text, value) => {
  expect(numberText(language).read(text)).toBe(value);
});

const languages = ['en', 'uk', 'es', 'ru', 'pt'] as const;

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['9.5', 9.5],
  ['12,75', 12.75],
  ['1 234,5', 1234.5],
  ['1\u00A0234,5', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1’234.5', 1234.5],
  [',5', 0.5],
  ['.5', 0.5],
  ['5,', 5],
  ['١٢', 12],
  ['１２', 12],
  ['12 34', undefined],
  ['1.234,5,6', undefined],
] as const)('[I18N-01] the text “%s” is %s in each of the five languages', (text, value) => {
  expect(languages.map((language) => numberText(language).read(text))).toEqual(languages.map(() => value));
});

test('[I18N-01] one or two digits after a sign are a fraction, in every language and with either sign', () => {
  assert(
    property(
      constantFrom(...languages),
      constantFrom('.', ','),
      integer({ min: 0, max: 999_999 }),
      integer({ min: 0, max: 99 }),
      (language, sign, whole, hundredths) => {
        const fraction = String(hundredths);
        expect(numberText(language).read(`${whole}${sign}${fraction}`)).toBe(Number(`${whole}.${fraction}`));
      },
    ),
  );
});
