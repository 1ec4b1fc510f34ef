import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { dateText, parseDateText, type DateLayout } from './dateText.ts';

const today = '2026-11-21';
const layouts: DateLayout[] = ['US', 'Europe', 'ISO'];

test.each<[string, DateLayout, string | undefined]>([
  ['11/21/2026', 'US', '2026-11-21'],
  ['1/2/26', 'US', '2026-01-02'],
  ['1/2', 'US', '2026-01-02'],
  ['1.2.2026', 'Europe', '2026-02-01'],
  ['1 2 26', 'Europe', '2026-02-01'],
  ['1.2.', 'Europe', '2026-02-01'],
  ['2026-2-1', 'ISO', '2026-02-01'],
  ['26-2-1', 'ISO', '2026-02-01'],
  ['2-1', 'ISO', '2026-02-01'],
  ['2026-02-01', 'US', '2026-02-01'],
  ['2026/02/01', 'Europe', '2026-02-01'],
  ['21112026', 'Europe', '2026-11-21'],
  ['11212026', 'US', '2026-11-21'],
  ['20261121', 'ISO', '2026-11-21'],
  ['13/01/2026', 'US', undefined],
  ['31.02.2026', 'Europe', undefined],
  ['29.02.2024', 'Europe', '2024-02-29'],
  ['2026-11', 'ISO', undefined],
  ['1/2/202', 'US', undefined],
  ['1/2/3', 'US', undefined],
  ['tomorrow', 'US', undefined],
  ['', 'US', undefined],
  ['1', 'US', undefined],
])('[VAL-08] %j typed in the order of %s is %s', (text, layout, date) => {
  expect(parseDateText(text, layout, today)).toBe(date);
});

test('[VAL-08] what is written is read back, in every order', () => {
  const dates = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.constantFrom(...layouts), (moment, layout) => {
      const date = moment.toISOString().slice(0, 10);
      expect(parseDateText(dateText(date, layout), layout, today)).toBe(date);
    }),
  );
});
