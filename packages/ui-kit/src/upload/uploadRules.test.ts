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

test('[VAL-04] without rules everything is taken', () => {
  const files = [file('a', ''), file('b', '', 0)];
  expect(sortUploads([], files, {})).toEqual({ taken: files, refused: [] });
});

test('[VAL-04] bounds themselves are inside', () => {
  const rules = { minSize: 1, maxSize: 2, maxCount: 2 };
  expect(names(sortUploads([], [file('a', ''), file('b', '')], rules).taken)).toEqual(['a', 'b']);
});
