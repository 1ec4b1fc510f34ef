import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseIsoDate } from './parseIsoDate.ts';

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-11-21T10:05Z', '2026-11-21T10:05:00.000Z'],
  ['2026-11-21T10:05:06Z', '2026-11-21T10:05:06.000Z'],
  ['2026-11-21T10:05:06.123456Z', '2026-11-21T10:05:06.123Z'],
  ['2026-11-21T10:05:06', '2026-11-21T10:05:06.000Z'],
  ['2026-11-21T10:05:06+05:45', '2026-11-21T04:20:06.000Z'],
  ['2026-01-01T00:30:00-03:00', '2026-01-01T03:30:00.000Z'],
  ['0044-03-15', '0044-03-15T00:00:00.000Z'],
])('[VAL-08] %s is the moment %s', (text, moment) => {
  expect(parseIsoDate(text)?.toISOString()).toBe(moment);
});

test.each([
  '',
  ' 2026-11-21',
  '2026-11-21 ',
  '2026-11-21 10:05:06',
  '2026-2-3',
  '26-11-21',
  '2026/11/21',
  '11/21/2026',
  '20261121',
  '2026-02-30',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-01T24:00:00Z',
  '2026-01-01T10:60:00Z',
  '2026-01-01T10:00:60Z',
  '2026-01-01T10Z',
  '2026-01-01T10:00:00+25:00',
  '2026-01-01T10:00:00+0545',
  '2026-01-01T10:00:00.Z',
  '2026-01-01t10:00:00z',
  '2026-01-01Z',
  'tomorrow',
  '1700000000000',
  '2026-11-21\n',
])('[VAL-08] %j is refused', (text) => {
  expect(parseIsoDate(text)).toBeUndefined();
});

test('[VAL-08] nothing is refused', () => {
  expect(parseIsoDate(null)).toBeUndefined();
  expect(parseIsoDate(undefined)).toBeUndefined();
});

test('[VAL-08] what a Date writes is read back', () => {
  const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      expect(parseIsoDate(date.toISOString())).toEqual(date);
    }),
  );
});

test('[VAL-08] a day is accepted exactly when the calendar has it', () => {
  const parts = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 19 }),
    fc.integer({ min: 0, max: 39 }),
  );
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const text = [
        String(year).padStart(4, '0'),
        ...[month, day].map((part) => String(part).padStart(2, '0')),
      ].join('-');
      const lengthOfMonth = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
      const isReal = month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth;
      expect(parseIsoDate(text) !== undefined).toBe(isReal);
    }),
  );
});
