import { expect, test } from 'vitest';

import { isSameFileName } from './isSameFileName.ts';

test.each([
  ['a line end that a form escapes', 'a\r\nb.png', 'a%0D%0Ab.png'],
  ['a line end that the server replaces', 'a\nb.png', 'a b.png'],
  ['a quote', 'the "film".mp4', 'the %22film%22.mp4'],
  ['a tab', 'bill\t1.pdf', 'bill 1.pdf'],
  ['a mark of direction', 'photo\u202Egnp.exe', 'photognp.exe'],
  ['a path', 'in/out\\x.txt', 'in_out_x.txt'],
  ['a dot at the end', 'list.txt. ', 'list.txt'],
  ['accents in two forms', 'E\u0301mile.jpg', 'Émile.jpg'],
])('[MSG-04] a name with %s is the name that the server keeps', (_, sent, kept) => {
  expect(isSameFileName(sent, kept)).toBe(true);
});

test('[MSG-04] other names are not the same', () => {
  expect(isSameFileName('a.png', 'b.png')).toBe(false);
  expect(isSameFileName('a b.png', 'ab.png')).toBe(false);
});
