import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Locale } from '../locale/locales.ts';
import { writeCsv } from './writeCsv.ts';

const line = ['=1+1', 5, null, undefined, 4.5, '2026-01-02', 'a, b', 'c; d', 'say "hi"', '-x'];

test.each([
  ['en', `'=1+1,5,,,4.5,2026-01-02,"a, b","c; d","say ""hi""",'-x`],
  ['pseudo', `'=1+1,5,,,4.5,2026-01-02,"a, b","c; d","say ""hi""",'-x`],
  ['uk', `'=1+1;5;;;4,5;2026-01-02;"a, b";"c; d";"say ""hi""";'-x`],
  ['ru', `'=1+1;5;;;4,5;2026-01-02;"a, b";"c; d";"say ""hi""";'-x`],
  ['es', `'=1+1;5;;;4,5;2026-01-02;"a, b";"c; d";"say ""hi""";'-x`],
  ['pt', `'=1+1;5;;;4,5;2026-01-02;"a, b";"c; d";"say ""hi""";'-x`],
] as const)('[RF-04] [AIM-05] a table opens in the Excel of %s', (locale, text) => {
  expect(writeCsv([line], locale)).toBe(`\uFEFF${text}\r\n`);
});

test('[RF-04] whatever texts a table holds, each is one field again', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom(';', ',', '"', '\n', 'é', 'a') }), {
    minLength: 2,
  });
  fc.assert(
    fc.property(texts, fc.constantFrom<Locale>('en', 'es'), (fields, locale) => {
      const separator = locale === 'en' ? ',' : ';';
      const written = writeCsv([fields], locale).slice(1, -2);
      const read = [...`${separator}${written}`.matchAll(/[,;](?:"((?:[^"]|"")*)"|([^",;\r\n]*))/g)];
      expect(read.map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare)).toEqual(fields);
    }),
  );
});
