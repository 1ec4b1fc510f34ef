import { expect, test } from 'vitest';

import { isOfUploadType, sortUploads, uploadTypes } from './uploadRules.ts';

const file = (name: string, type: string, size = 1000) => new File([new Uint8Array(size)], name, { type });
const names = (files: readonly File[]) => files.map(({ name }) => name);

test('[VAL-03] a file matches by the start of its type or by its extension, in letters of any size', () => {
  expect(isOfUploadType(file('a', 'IMAGE/PNG'), 'image/*')).toBe(true);
  expect(isOfUploadType(file('a.PDF', ''), '.pdf')).toBe(true);
  expect(isOfUploadType(file('a.pdf.exe', ''), '.pdf')).toBe(false);
  expect(isOfUploadType(file('a', 'video/mp4'), 'image/*, .pdf')).toBe(false);
  expect(isOfUploadType(file('a', 'video/mp4'), ' , ')).toBe(true);
  expect(uploadTypes(' .PDF , ,image/* ')).toEqual(['.pdf', 'image/*']);
});

test('[VAL-03] [VAL-04] each refused file carries the rule that it breaks, and the rest is taken', () => {
  const rules = { types: 'image/*', minSize: 0.5, maxSize: 3, maxCount: 3 };
  const { taken, refused } = sortUploads(
    [file('there', 'image/png')],
    [
      file('fits', 'image/png'),
      file('wrong.exe', ''),
      file('tiny', 'image/png', 499),
      file('large', 'image/png', 1001),
      file('last', 'image/png'),
      file('many', 'image/png', 500),
    ],
    rules,
  );
  expect(names(taken)).toEqual(['fits', 'last']);
  expect(refused.map(({ file: { name }, rule }) => [name, rule])).toEqual([
    ['wrong.exe', 'upload_type'],
    ['tiny', 'upload_min_size'],
    ['large', 'upload_max_size'],
    ['many', 'upload_count'],
  ]);
});

test('[VAL-04] without rules everything is taken', () => {
  const files = [file('a', ''), file('b', '', 0)];
  expect(sortUploads([], files, {})).toEqual({ taken: files, refused: [] });
});

test('[VAL-04] bounds themselves are inside', () => {
  const rules = { minSize: 1, maxSize: 2, maxCount: 2 };
  expect(names(sortUploads([], [file('a', ''), file('b', '')], rules).taken)).toEqual(['a', 'b']);
});
