import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

import { createReport, percentile } from './index.mjs';

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
});

function reportOf(...figures) {
  const lines = [];
  const report = createReport({
    print: (line) => lines.push(line),
    printFailure: () => {},
    rowsFile: undefined,
  });
  for (const figure of figures) report.add(figure);
  return { lines, failures: report.end() };
}

test.each([
  ['a ratio to the floor', { ours: 30, floor: 10, limit: 2.9 }],
  ['a ratio to the peer', { ours: 30, peer: 10, limit: 2.9 }],
  ['a value alone', { ours: 30, limit: 29 }],
  ['a score below the least', { ours: 30, limit: 31, isLeast: true }],
  ['a value that is no number', { ours: Number.NaN, limit: 31 }],
])('%s past its limit fails the run', (_, figure) => {
  const { failures } = reportOf({ what: 'It', ...figure });
  expect(failures).toHaveLength(1);
  expect(process.exitCode).toBe(1);
});

test.each([
  ['a ratio to the floor', { ours: 29, floor: 10, peer: 1, limit: 2.9 }],
  ['a ratio to the peer', { ours: 29, peer: 10, limit: 2.9 }],
  ['a value alone', { ours: 29, limit: 29 }],
  ['a score', { ours: 31, limit: 31, isLeast: true }],
])('%s at its limit does not', (_, figure) => {
  const { failures } = reportOf({ what: 'It', ...figure });
  expect(failures).toEqual([]);
  expect(process.exitCode).toBe(exitCode);
});

test('a missed goal is printed and does not fail', () => {
  const { lines, failures } = reportOf({
    what: 'Opening',
    ours: 60,
    unit: 'ms',
    floor: 20,
    peer: 30,
    limit: 4,
    goal: 2,
  });
  expect(lines).toEqual([
    "  – Opening: 60 ms, 3 × the floor of 20 ms, 2 × the peer's 30 ms (limit 4, goal 2)",
  ]);
  expect(failures).toEqual([]);
});

test('figures are kept as lines of JSON', () => {
  const rowsFile = join(mkdtempSync(join(tmpdir(), 'bench-')), 'rows');
  const report = createReport({ print: () => {}, rowsFile });
  report.add({ what: 'One', ours: 1 });
  report.add({ what: 'Two', ours: 2, unit: 'kB' });
  const rows = readFileSync(rowsFile, 'utf8').trim().split('\n');
  expect(rows.map((row) => JSON.parse(row))).toEqual([
    { what: 'One', ours: 1 },
    { what: 'Two', ours: 2, unit: 'kB' },
  ]);
});

test('a percentile of a few numbers is one of them', () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([1, 2], 1)).toBe(2);
});
