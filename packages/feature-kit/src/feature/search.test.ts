import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { searchChoice, searchFormat, searchId, searchList, searchNumber, searchText } from './search.ts';

const { parseSearch, stringifySearch } = searchFormat;

test('texts and lists come back from an address as they were', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('2025', '1.0', 'true', 'null', '[1]', '"a"'),
  );
  const wellFormed = fc.oneof(text, fc.array(text, { minLength: 2 }));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), wellFormed), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});

test.each([
  ['', {}],
  ['?', {}],
  ['?q=', { q: '' }],
  ['?q=a+b&q=%D1%8F&other', { q: ['a b', 'я'], other: '' }],
  ['?q=%E0%A4%A', { q: '�%A' }],
])('%j reads as %j', (address, search) => expect(parseSearch(address)).toEqual(search));

test('an address has no parameters without a value, and numbers as they are', () => {
  expect(stringifySearch({ chat: 7, q: undefined, ids: [1, 2], none: [] })).toBe('?chat=7&ids=1&ids=2');
  expect(stringifySearch({ q: undefined })).toBe('');
});

test.each([
  ['a', 'a', undefined, 'a'],
  [['a', 'b'], 'a', undefined, undefined],
  ['7', '7', 7, 7],
  ['1.0', '1.0', undefined, undefined],
  ['-1', '-1', undefined, undefined],
  ['0', '0', undefined, undefined],
  ['662E41', '662E41', undefined, '662E41'],
  ['b1c7-77', 'b1c7-77', undefined, 'b1c7-77'],
  ['../x', '../x', undefined, undefined],
  ['12345678901234567890', '12345678901234567890', undefined, '12345678901234567890'],
  [undefined, undefined, undefined, undefined],
])('%j is the text %j, the number %j and the id %j', (given, text, number, id) => {
  expect(v.parse(searchId, given)).toBe(id);
  expect(v.parse(searchText, given)).toBe(text);
  expect(v.parse(searchNumber, given)).toBe(number);
});

test('a choice and a list have what their schema accepts', () => {
  expect(v.parse(searchChoice(['a', 'b']), 'b')).toBe('b');
  expect(v.parse(searchChoice(['a', 'b']), 'c')).toBeUndefined();
  const letters = searchList(v.picklist(['a', 'b']));
  expect(v.parse(letters, 'a')).toEqual(['a']);
  expect(v.parse(letters, ['b', 'c', 'a', 'b'])).toEqual(['b', 'a']);
  expect(v.parse(letters, 'c')).toBeUndefined();
});

test('a parameter that its schema does not accept is there without a value, which hides the text of the address', () => {
  expect(Object.entries(v.parse(v.object({ chat: searchNumber }), { chat: 'x' }))).toEqual([
    ['chat', undefined],
  ]);
});
