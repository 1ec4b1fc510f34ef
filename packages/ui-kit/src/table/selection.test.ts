import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  allMatching,
  isSelected,
  noSelection,
  selectedCount,
  selectionState,
  withLoaded,
  withRows,
} from './selection.ts';

const few = ['a', 'b', 'c'];
const many = Array.from({ length: 50_000 }, (_, index) => `${index}`);

test('[AIM-03] choosing fifty thousand rows names none of them', () => {
  const all = withLoaded(noSelection, many);
  expect([all.mode, all.ids.size]).toEqual(['allMatching', 0]);
  expect(selectedCount(all, 50_000)).toBe(50_000);
  expect(isSelected(all, '49999')).toBe(true);
});

test('[AIM-03] of all that match, rows can be left out and taken back in', () => {
  const without = withRows(allMatching(), ['7', '8'], false);
  expect([...without.ids]).toEqual(['7', '8']);
  expect(isSelected(without, '7')).toBe(false);
  expect(selectedCount(without, 50_000)).toBe(49_998);
  expect(selectionState(without, many)).toBe('part');
  expect(withRows(without, ['7', '8'], true)).toEqual(allMatching());
});

test('[AIM-03] a page is chosen by its rows, beside what was chosen before', () => {
  const page = withLoaded(withRows(noSelection, ['z'], true), few);
  expect([...page.ids]).toEqual(['z', 'a', 'b', 'c']);
  expect(selectionState(page, few)).toBe('all');
  expect(withLoaded(page, few)).toBe(noSelection);
});

test('the box of the head tells all, a part and none apart', () => {
  expect(selectionState(noSelection, few)).toBe('none');
  expect(selectionState(withRows(noSelection, ['a'], true), few)).toBe('part');
  expect(selectionState(withRows(noSelection, ['x', 'y', 'z'], true), few)).toBe('part');
  expect(selectionState(allMatching(), few)).toBe('all');
  expect(selectionState(allMatching(), [])).toBe('none');
  expect(selectionState(withRows(allMatching(), few, false), few)).toBe('none');
});

test('a row is what it was made last, in either mode', () => {
  const steps = fc.array(fc.record({ id: fc.constantFrom(...few), isOn: fc.boolean() }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.boolean(), steps, (isAll, made) => {
      const start = isAll ? allMatching() : noSelection;
      const end = made.reduce((selection, { id, isOn }) => withRows(selection, [id], isOn), start);
      for (const id of few) {
        const last = made.findLast((step) => step.id === id);
        expect(isSelected(end, id)).toBe(last?.isOn ?? isAll);
      }
      expect(selectedCount(end, 3)).toBe(few.filter((id) => isSelected(end, id)).length);
    }),
  );
});
