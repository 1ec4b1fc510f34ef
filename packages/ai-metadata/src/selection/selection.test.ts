import { atomStore } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import { noSelection, type TableSelection } from '@my-air/ui-kit';
import { describe, expect, test } from 'vitest';

import { filtersOf } from '../translation/TranslationSearch.ts';
import { filterKey, type VideoFilters } from '../videos/VideoFilters.ts';
import { keepSelection, keptSelection } from './KeptSelection.ts';
import { selectionSearch } from './selectionSearch.ts';
import { selectionUnder } from './useSelection.ts';
import { wireSelection } from './wireSelection.ts';

const all = filterKey({});
const untranslated = filterKey({ translated: false });
const some: TableSelection = { mode: 'some', ids: new Set(['a', 'b']) };
const allBut: TableSelection = { mode: 'allMatching', ids: new Set(['c']) };

describe('[AIM-03] a selection is a rule plus exceptions', () => {
  test.each([some, allBut])('%j comes back from storage as it was', (selection) => {
    const kept = keepSelection(selection, all);
    expect(selectionUnder(kept, all)).toEqual(selection);
  });

  test('fifty thousand selected videos are stored in less than a hundred characters', () => {
    expect(JSON.stringify(keepSelection({ mode: 'allMatching', ids: new Set() }, all)).length).toBeLessThan(
      100,
    );
  });

  test('nothing selected is not stored', () => {
    expect(keepSelection(noSelection, all)).toBeUndefined();
    expect(selectionUnder(undefined, all)).toEqual(noSelection);
  });

  test('other filters keep single videos and drop "all that match"', () => {
    expect(selectionUnder(keepSelection(some, all), untranslated)).toEqual(some);
    expect(selectionUnder(keepSelection(allBut, all), untranslated)).toEqual(noSelection);
  });
});

describe('[AIM-03] [TR-01] what is sent of a selection', () => {
  const filters = { translated: false, order: 'ASC' } as const;
  test('single videos are sent by their ids', () => {
    expect(wireSelection(some, filters)).toEqual({ platform_guids: ['a', 'b'] });
  });
  test('all that match is a rule with its exceptions, its filters and the moment it was made', () => {
    expect(wireSelection(allBut, filters, { total: 3214, asOf: '2026-11-22T12:00:00Z' })).toEqual({
      all: true,
      exclude: ['c'],
      as_of: '2026-11-22T12:00:00Z',
      has_been_translated: false,
    });
  });
  test('a server that takes no rule is sent the ids without the exceptions', () => {
    expect(wireSelection(allBut, filters, { total: 3, ids: ['a', 'b', 'c'] })).toEqual({
      platform_guids: ['a', 'b'],
    });
  });
});

describe('[TR-03] the way back from a payment leads to the filters that the selection was made under', () => {
  const session = { getUser: () => ({ id: 7 }) } as Pick<PortalContext, 'session'>['session'];
  const search = () => selectionSearch({ session }, 'UC1');

  test.each<VideoFilters>([
    {},
    { translated: true },
    { translated: false, privacy: ['public'] },
    { privacy: ['private', 'public'], type: 'live stream' },
    { text: '2025 soup' },
    { translated: true, text: 'soup', lacks: 'pt-BR' },
  ])('%j', (filters) => {
    atomStore.set(keptSelection(7, 'UC1'), keepSelection(allBut, filterKey(filters)));
    expect(search()).toMatchObject({ channel: 'UC1', receipt: 'open' });
    expect(selectionUnder(atomStore.get(keptSelection(7, 'UC1')), filterKey(filtersOf(search())))).toEqual(
      allBut,
    );
  });

  test('without a selection, or with filters that cannot be read, it leads to the channel', () => {
    atomStore.set(keptSelection(7, 'UC1'), undefined);
    expect(search()).toEqual({ channel: 'UC1', receipt: 'open' });
    atomStore.set(keptSelection(7, 'UC1'), keepSelection(some, 'of an earlier build'));
    expect(search()).toEqual({ channel: 'UC1', receipt: 'open' });
  });
});
