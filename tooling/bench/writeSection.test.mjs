import { expect, test } from 'vitest';

import { writeSection } from './index.mjs';

const run = (name, ours) => ({
  name,
  what: 'It is measured.',
  commit: 'abc1234',
  date: '2026-01-02',
  rows: [
    { what: 'Opening', ours, unit: 'ms', floor: 20, limit: 4, goal: 2 },
    { what: 'Requests', ours: 7, limit: 8 },
  ],
});

test('a section holds each figure with its floor, ratio and limits', () => {
  expect(writeSection('# Performance\n', run('first', 60))).toBe(`# Performance

## first

It is measured.

2026-01-02, abc1234

| what | floor | peer | ours | ratio | limit | goal |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| Opening | 20 ms |  | 60 ms | 3 | 4 | 2 |
| Requests |  |  | 7 |  | 8 |  |
`);
});

test('a second run replaces the section of its bench alone', () => {
  const both = writeSection(writeSection('# Performance\n', run('first', 60)), run('second', 80));
  const again = writeSection(both, run('first', 30));
  expect(again).toContain('| Opening | 20 ms |  | 30 ms | 1.5 | 4 | 2 |');
  expect(again).toContain('| Opening | 20 ms |  | 80 ms | 4 | 4 | 2 |');
  expect(again.match(/^## /gm)).toHaveLength(2);
  expect(writeSection(again, run('second', 80))).toBe(again);
});
