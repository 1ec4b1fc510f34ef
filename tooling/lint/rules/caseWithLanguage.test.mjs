import { expect, test } from 'vitest';

import { faultsIn as lint } from './faultsIn.mjs';

const faultsIn = (code) => lint('case-with-language', 'a.ts', code);

test('letters of the language of the browser are refused', () => {
  expect(faultsIn('name.toLocaleLowerCase(); words.map((word) => word?.toLocaleUpperCase());')).toBe(2);
});

test('letters of a named language, and of none, are not', () => {
  expect(faultsIn('name.toLocaleLowerCase(tag); name.toLowerCase(); name.toUpperCase();')).toBe(0);
});
