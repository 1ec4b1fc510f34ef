import { assert, integer, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';

import { mutateAnswer } from './mutateAnswer.ts';

const answer = { channels: [{ title: 'Slow Rivers', country: null, contract: { income_percent: 80 } }] };

test('a seed changes the same place in the same way every time', () => {
  assert(
    property(jsonValue(), integer(), (value, seed) => {
      expect(mutateAnswer(value, seed)).toEqual(mutateAnswer(value, seed));
    }),
  );
});

test('every seed changes something, and leaves the answer itself alone', () => {
  const before = structuredClone(answer);
  for (let seed = 0; seed < 200; seed++) expect(mutateAnswer(answer, seed).value).not.toEqual(before);
  expect(answer).toEqual(before);
});

test('seeds reach every place, and every way of changing it', () => {
  const seen = Array.from({ length: 400 }, (_, seed) => mutateAnswer(answer, seed).what);
  const parts = (index: number) => new Set(seen.map((what) => what.split(' at ')[index]));
  expect(parts(0)).toEqual(new Set(['extra', 'null', 'remove', 'type']));
  expect(parts(1)).toEqual(
    new Set([
      'channels',
      'channels.0',
      'channels.0.contract',
      'channels.0.contract.income_percent',
      'channels.0.country',
      'channels.0.title',
    ]),
  );
});

test('an answer without places stays as it is', () => {
  expect(mutateAnswer(7, 1)).toEqual({ value: 7, what: 'nothing to change' });
  expect(mutateAnswer({}, 1).value).toEqual({});
});
