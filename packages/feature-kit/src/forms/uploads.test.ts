import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { uploadCount, uploadMaxSize, uploadMinSize, uploadType } from './uploads.ts';

const files = v.custom<File | readonly File[] | FileList | null | undefined>(() => true);
const passes = (rule: ReturnType<typeof uploadCount>, value: unknown) =>
  v.safeParse(v.pipe(files, rule), value).success;
const file = (name: string, type: string, size = 1) => new File([new Uint8Array(size)], name, { type });

test.each([
  ['image/*', 'a.png', 'image/png'],
  ['image/*', 'a.png', 'IMAGE/PNG'],
  ['IMAGE/*', 'a', 'image/webp'],
  ['image/', 'a', 'image/webp'],
  ['image/png', 'a', 'image/png'],
  ['.pdf', 'report.PDF', ''],
  ['pdf', 'report.pdf', ''],
  [' .doc , .docx ', 'letter.docx', 'application/octet-stream'],
  ['video/*,.zip', 'all.zip', 'application/zip'],
  ['*/*', 'anything', ''],
  ['*', 'anything', 'text/x-strange'],
])('[VAL-03] %j takes the file %s of type %j', (types, name, type) => {
  expect(passes(uploadType(types), [file(name, type)])).toBe(true);
});

test.each([
  ['image/*', 'a.png.exe', 'application/x-msdownload'],
  ['image/*', 'a.mp4', 'video/mp4'],
  ['.pdf', 'pdf', ''],
  ['.pdf', 'report.pdf.exe', ''],
  ['.pdf', 'reportpdf', ''],
  ['image/png', 'a', 'image/jpeg'],
])('[VAL-03] %j refuses the file %s of type %j', (types, name, type) => {
  expect(passes(uploadType(types), [file(name, type)])).toBe(false);
});

test('[VAL-03] every file must match, and without files or types everything passes', () => {
  const pair = [file('a.png', 'image/png'), file('b.exe', '')];
  expect(passes(uploadType('image/*'), pair)).toBe(false);
  for (const types of ['', ' , ', undefined, null]) expect(passes(uploadType(types), pair)).toBe(true);
  for (const none of [[], null, undefined]) expect(passes(uploadType('image/*'), none)).toBe(true);
});

test('[VAL-03] one file may stand without a list', () => {
  expect(passes(uploadType('image/*'), file('b.exe', ''))).toBe(false);
});

test('[VAL-04] [G-14] all files together have at most the parameter in thousands of bytes', () => {
  const two = [file('a', '', 600), file('b', '', 400)];
  expect(passes(uploadMaxSize(1), two)).toBe(true);
  expect(passes(uploadMaxSize(1), [...two, file('c', '', 1)])).toBe(false);
  expect(passes(uploadMaxSize(0), [])).toBe(true);
});

test('[VAL-04] [G-14] every file has at least the parameter in thousands of bytes', () => {
  expect(passes(uploadMinSize(1), [file('a', '', 1000), file('b', '', 5000)])).toBe(true);
  expect(passes(uploadMinSize(1), [file('a', '', 999), file('b', '', 5000)])).toBe(false);
  expect(passes(uploadMinSize(0.001), [file('empty', '', 0)])).toBe(false);
  expect(passes(uploadMinSize(0.001), [file('one', '', 1)])).toBe(true);
});

test('[VAL-04] [G-14] there are at most as many files as the parameter', () => {
  const ten = Array.from({ length: 10 }, (_, index) => file(`${index}`, ''));
  expect(passes(uploadCount(10), ten)).toBe(true);
  expect(passes(uploadCount(10), [...ten, file('x', '')])).toBe(false);
  expect(passes(uploadCount(0), null)).toBe(true);
});

test('[VAL-04] more files never make a set smaller', () => {
  const sizes = fc.array(fc.nat(3000), { maxLength: 5 });
  fc.assert(
    fc.property(sizes, fc.nat(3000), fc.nat(6), (existing, added, limit) => {
      const before = existing.map((size) => file('x', '', size));
      fc.pre(!passes(uploadMaxSize(limit), before));
      expect(passes(uploadMaxSize(limit), [...before, file('y', '', added)])).toBe(false);
    }),
    { numRuns: 50 },
  );
});
