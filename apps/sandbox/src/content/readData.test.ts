import * as v from 'valibot';
import { expect, test } from 'vitest';

import { checkData, readData } from './readData.ts';

const Names = v.array(v.strictObject({ name: v.string() }));

test('a file that is as it should be is returned', () => {
  expect(checkData('people/names.json', '[{ "name": "Olena" }]', Names)).toEqual([{ name: 'Olena' }]);
});

test('a mistake is named with its file and its field', () => {
  const check = (json: string) => () => checkData('people/names.json', json, Names);
  expect(check('[{ "name": "Olena" }, { "name": 7 }]')).toThrow('content/people/names.json: 1.name: ');
  expect(check('[{ "name": "Olena", "nmae": "Olena" }]')).toThrow('content/people/names.json: 0.nmae: ');
  expect(check('{}')).toThrow('content/people/names.json: the file: ');
  expect(check('[')).toThrow('content/people/names.json: SyntaxError');
});

test('a file that is not there is named', () => {
  expect(() => readData('people/nobody.json', Names)).toThrow('people/nobody.json');
});
