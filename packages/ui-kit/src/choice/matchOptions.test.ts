import { expect, test } from 'vitest';

import { matchOptions } from './matchOptions.ts';

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['CI', 'Ivory Coast'] },
  { value: 'UA', label: 'Ukraine', keywords: ['UA'] },
  { value: 'GB', label: 'United Kingdom', keywords: ['GB', 'UK'] },
  { value: 'he', label: 'Hebrew', description: 'עברית', keywords: ['he', 'iw'] },
];
const found = (typed: string) => matchOptions(options, typed).map(({ value }) => value);

test.each([
  ['cote', ['CI']],
  ['ivory', ['CI']],
  ['UK', ['GB', 'UA']],
  ['iw', ['he']],
  ['עברית', ['he']],
  [' united ', ['GB']],
  ['zz', []],
  ['', ['CI', 'UA', 'GB', 'he']],
])('%j finds %j, what it names exactly first', (typed, values) => {
  expect(found(typed)).toEqual(values);
});
