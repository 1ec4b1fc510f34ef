import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { lengths, max, required } from './required.ts';

const isFilled = (value: unknown) => v.safeParse(v.pipe(v.unknown(), required()), value).success;
const fits = (text: string, length: number) => v.safeParse(v.pipe(v.string(), max(length)), text).success;

test.each(['', '   ', '\n\t', '\u00A0', [], null, undefined, false, Number.NaN])(
  '[VAL-05] [G-15] %j is nothing',
  (value) => {
    expect(isFilled(value)).toBe(false);
  },
);

test.each(['a', ' a ', '0', ['x'], [null], true, 0, -1, {}])('[VAL-05] [G-15] %j is something', (value) => {
  expect(isFilled(value)).toBe(true);
});

test('[VAL-05] [G-15] an empty list of files is nothing, a file is something', () => {
  const input = document.createElement('input');
  input.type = 'file';
  expect(isFilled(input.files)).toBe(false);
  expect(isFilled(new File(['x'], 'x.txt'))).toBe(true);
});

test('[VAL-05] [G-15] the longest text counts characters, not their halves', () => {
  expect(fits('😀'.repeat(150), lengths.title)).toBe(true);
  expect(fits('😀'.repeat(151), lengths.title)).toBe(false);
  expect(fits('ї'.repeat(150), lengths.title)).toBe(true);
  expect(fits('', 0)).toBe(true);
  expect([lengths.message, lengths.title]).toEqual([10_000, 150]);
});

test('[VAL-05] a text fits exactly when it has no more code points than it may', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(40), (text, length) => {
      expect(fits(text, length)).toBe(Array.from(text).length <= length);
    }),
  );
});

test('a broken rule carries its name and its values', () => {
  const messages = (schema: v.GenericSchema, value: unknown) =>
    v.safeParse(schema, value).issues?.map((issue) => issue.message);
  expect(messages(v.pipe(v.string(), required()), ' ')).toEqual(['validation.required']);
  expect(messages(v.pipe(v.string(), max(3)), 'four')).toEqual(['validation.max?max=3']);
});
