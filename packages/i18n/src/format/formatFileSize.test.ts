import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createFormat } from './createFormat.ts';
import { formatFileSize } from './formatFileSize.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [70, '70 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1500, '1.5 KB'],
  [999_949, '999.9 KB'],
  [999_950, '1 MB'],
  [25_000_000, '25 MB'],
  [1.2e9, '1.2 GB'],
  [3e12, '3 TB'],
  [4e15, '4 PB'],
  [5e18, '5 EB'],
  [6e21, '6 ZB'],
  [7e24, '7 YB'],
  [8e27, '8,000 YB'],
  [-5, '0 bytes'],
])('[VAL-09] %d bytes read %s', (bytes, text) => {
  expect(plain(formatFileSize(bytes, 'en'))).toBe(text);
});

test('[G-54] the decimals follow the language, the units do not', () => {
  const sizes = (['en', 'uk', 'es', 'ru', 'pt'] as const).map((locale) =>
    plain(createFormat({ locale }).fileSize(1_500_000)),
  );
  expect(sizes).toEqual(['1.5 MB', '1,5 MB', '1,5 MB', '1,5 MB', '1,5 MB']);
});

test('[VAL-09] bytes are named in the language', () => {
  const sizes = (['en', 'uk', 'es', 'ru', 'pt'] as const).map((locale) =>
    plain(createFormat({ locale }).fileSize(70)),
  );
  expect(sizes).toEqual(['70 bytes', '70 байтів', '70 bytes', '70 байт', '70 bytes']);
});

test('[VAL-09] more bytes never read as fewer', () => {
  const units = ['byte', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
  const read = (bytes: number) => {
    const [size = '', unit = ''] = plain(formatFileSize(bytes, 'en')).split(' ');
    return Number(size.replaceAll(',', '')) * 1000 ** units.indexOf(unit.replace('bytes', 'byte'));
  };
  const size = fc.double({ min: 0, max: 1e26, noNaN: true });
  fc.assert(
    fc.property(size, size, (one, other) => {
      expect(read(Math.max(one, other))).toBeGreaterThanOrEqual(read(Math.min(one, other)));
    }),
  );
});
