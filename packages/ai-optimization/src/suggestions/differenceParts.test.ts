import type { TextChange } from '@my-air/feature-kit/views';
import { array, assert, constant, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { differenceParts } from './differenceParts.ts';

const lines = array(
  oneof(string(), string({ unit: 'grapheme' }), constant('a shelf\n\n'), constant('👩‍🚀 مرحبا ')),
  {
    maxLength: 60,
  },
).map((parts) => parts.join(' '));
const without = (parts: readonly TextChange[], kind: TextChange['kind']) =>
  parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');

test('[AIO-01] what is shown and left out makes both texts, to the last space', () => {
  assert(
    property(lines, lines, (before, after) => {
      const parts = differenceParts(before, after);
      expect(without(parts, 'added')).toBe(before);
      expect(without(parts, 'removed')).toBe(after);
    }),
  );
});

test('[AIO-01] a long unchanged stretch is left out between changes, and kept where nothing changes', () => {
  const same = 'word '.repeat(100);
  const kinds = (before: string, after: string) => differenceParts(before, after).map(({ kind }) => kind);
  expect(kinds(`a ${same}b`, `c ${same}d`)).toEqual([
    'removed',
    'added',
    'same',
    'gap',
    'same',
    'removed',
    'added',
  ]);
  expect(kinds(same, `${same}more`)).toEqual(['gap', 'same', 'added']);
  expect(kinds(same, same)).toEqual(['same']);
});

test.each([
  ['words', 'slice the word here '],
  ['emoji without a space', '👩‍🚀🪵'],
])('[AIO-01] a stretch of %s is cut between them', (_kind, unit) => {
  const same = unit.repeat(60);
  for (let shift = 0; shift < 24; shift += 1) {
    const parts = differenceParts(`a ${'x'.repeat(shift)} ${same} b`, `c ${'x'.repeat(shift)} ${same} d`);
    for (const [place, { kind, text }] of parts.entries()) {
      expect(text.isWellFormed()).toBe(true);
      if (kind !== 'gap' || unit.startsWith('👩')) continue;
      expect(`${parts[place - 1]?.text.at(-1)}${text[0]}`).toMatch(/\s/);
      expect(`${text.at(-1)}${parts[place + 1]?.text[0]}`).toMatch(/\s/);
    }
  }
});
