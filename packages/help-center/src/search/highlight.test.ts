import { expect, test } from 'vitest';

import { highlight } from './highlight.ts';

const words = (snippet: string) =>
  highlight(snippet)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

test('[HC-03] marks are pieces of their own, and the rest is words', () => {
  expect(highlight('a <mark>b</mark> c')).toEqual([
    { text: 'a ', isFound: false },
    { text: 'b', isFound: true },
    { text: ' c', isFound: false },
  ]);
});

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['a <img src=x onerror=alert(1)> b', 'a  b'],
  ['<mark onclick="alert(1)">a</mark>', 'a'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['a &amp; <mark>b</mark>', 'a & [b]'],
  ['<mark>never closed', '[never closed]'],
  ['</mark>a<mark></mark>', 'a'],
])('[HC-03] %s is shown as words', (snippet, shown) => {
  expect(words(snippet)).toBe(shown);
});
