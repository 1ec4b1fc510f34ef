import { expect, test } from 'vitest';

import type { LedgerEntry } from '../contract.ts';
import { movementsOf } from './movementsOf.ts';

let id = 0;
const entry = (kind: string, job_id: number | null, balance_change: number, reserved_change: number) =>
  ({
    id: (id += 1),
    kind,
    job_id,
    balance_change,
    reserved_change,
    amount: 1,
    created_at: `day ${id}`,
  }) satisfies LedgerEntry;
const read = (entries: readonly LedgerEntry[]) =>
  movementsOf(entries).map(({ kind, change }) => [kind, change]);

test('what was reserved, spent and returned for one translation is one line, at the place of the latest', () => {
  const entries = [
    entry('returned', 7, 6, -6),
    entry('bought', null, 500, 0),
    entry('spent', 7, 0, -17),
    entry('reserved', 7, -23, 23),
  ];
  expect(read(entries)).toEqual([
    ['translation', -17],
    ['bought', 500],
  ]);
  expect(movementsOf(entries)[0]?.date).toBe(entries[0]!.created_at);
});

test.each([
  ['is not finished', [entry('returned', 1, 2, -2), entry('reserved', 1, -5, 5)], ['running', -3]],
  ['charged nothing', [entry('returned', 2, 5, -5), entry('reserved', 2, -5, 5)], ['unused', 0]],
  [
    'was undone',
    [entry('undone', 3, 5, 0), entry('spent', 3, 0, -5), entry('reserved', 3, -5, 5)],
    ['undone', 0],
  ],
])('a translation that %s says so', (_, entries, line) => {
  expect(read(entries)).toEqual([line]);
});

test('a translation whose beginning is not in the list keeps its entries', () => {
  expect(read([entry('returned', 4, 2, -2), entry('spent', 4, 0, -3)])).toEqual([
    ['returned', 2],
    ['spent', 0],
  ]);
});
