import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { numberText } from './numberText.ts';

const formats: readonly Intl.NumberFormatOptions[] = [
  {},
  { style: 'percent' },
  { style: 'currency', currency: 'USD' },
  { style: 'unit', unit: 'percent' },
];

test('what is written is read as the same number, in every language and format', () => {
  const languages = ['en', 'uk', 'es', 'ru', 'pt-BR', 'ar-EG', 'hi', 'de-CH', 'fa'];
  assert(
    property(
      constantFrom(...languages),
      constantFrom(...formats),
      integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      (language, format, cents) => {
        const { write, read } = numberText(language, format);
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
] as const)('in %s the text “%s” is %s', (language, text, value) => {
  expect(numberText(language).read(text)).toBe(value);
});
