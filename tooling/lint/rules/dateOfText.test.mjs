import { expect, test } from 'vitest';

import { faultsIn as lint } from './faultsIn.mjs';

const faultsIn = (code) => lint('date-of-text', 'a.ts', code);

test('a date that the browser reads from a text is refused', () => {
  expect(faultsIn('Date.parse(valid_until); new Date(valid_until).getTime();')).toBe(2);
});

test('the present, a date of numbers, and dates that i18n reads are not', () => {
  expect(
    faultsIn('Date.now(); new Date(); new Date(2026, 10, 28); parseIsoDate(text); JSON.parse(text);'),
  ).toBe(0);
});
