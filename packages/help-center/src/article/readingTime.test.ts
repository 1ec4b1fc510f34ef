import { expect, test } from 'vitest';

import { readingTime } from './readingTime.ts';

test.each([
  ['', 1],
  [`<p>${'word '.repeat(200)}</p>`, 1],
  [`<p>${'слово '.repeat(610)}</p>`, 3],
])('[HC-09] the reading time counts words, at least a minute', (html, minutes) => {
  expect(readingTime(html)).toBe(minutes);
});
