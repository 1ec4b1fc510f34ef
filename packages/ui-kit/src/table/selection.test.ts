import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  allMatching,
  isSelected,
  noSelection,
  selectedCount,
  selectionState,
  withListed,
  withRows,
} from './selection.ts';

const few = ['a', 'b', 'c'];
const many = Array.from({ length: 50_000 }, (_, index) => `${index}`);

test('[AIM-03] choosing fifty thousand rows names none of them', () => {
  const all = withListed(noSelection, many);
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

test('the box of the head tells all, a part and none apart', () => {
  expect(selectionState(noSelection, few)).toBe('none');
  expect(selectionState(withRows(noSelection, ['a'], true), few)).toBe('part');
  expect(selectionState(withRows(noSelection, ['x', 'y', 'z'], true), few)).toBe('none');
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

test('[AIM-03] the box of the head is for the listed rows alone, whatever is chosen under other filters', () => {
  const universe = Array.from({ length: 12 }, (_, index) => `${index}`);
  const lists = [universe, universe.filter((id) => Number(id) % 2 === 0), universe.slice(8), []];
  const step = fc.oneof(
    fc.record({ press: fc.constant('filter' as const), list: fc.constantFrom(...lists) }),
    fc.record({ press: fc.constant('row' as const), id: fc.constantFrom(...universe) }),
    fc.record({ press: fc.constant('head' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let selection = noSelection;
      let listed: readonly string[] = universe;
      const chosen = new Set<string>();
      for (const made of steps) {
        if (made.press === 'filter') listed = made.list;
        if (made.press === 'row' && listed.includes(made.id)) {
          const isOn = !chosen.has(made.id);
          selection = withRows(selection, [made.id], isOn);
          if (isOn) chosen.add(made.id);
          else chosen.delete(made.id);
        }
        if (made.press === 'head') {
          const areAll = listed.every((id) => chosen.has(id));
          selection = withListed(selection, listed);
          for (const id of listed) {
            if (areAll) chosen.delete(id);
            else chosen.add(id);
          }
        }
        expect([...selection.ids].sort()).toEqual([...chosen].sort());
        const count = listed.filter((id) => chosen.has(id)).length;
        expect(selectionState(selection, listed)).toBe(
          count === 0 ? 'none' : count === listed.length ? 'all' : 'part',
        );
      }
    }),
  );
});

test('[AIM-03] a long list adds to what is chosen beside it, and takes only itself away', () => {
  const beside = withRows(noSelection, ['x', 'y', 'z'], true);
  const both = withListed(beside, many);
  expect([both.mode, both.ids.size]).toEqual(['some', 50_003]);
  expect(withListed(both, many)).toEqual(beside);
  expect(withListed(allMatching(), many)).toBe(noSelection);
});
