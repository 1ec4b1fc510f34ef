import { describe, expect, test } from 'vitest';

import { exclusionOf } from './exclusionOf.ts';
import { filterKey } from './VideoFilters.ts';
import { hasNextPage } from './videos.api.ts';

describe('[AIM-02] [TR-16] a next page exists when the last index equals current_page × per_page', () => {
  test.each([
    [{ current_page: 1, per_page: 50 }, 50, true],
    [{ current_page: 2, per_page: 50 }, 50, true],
    [{ current_page: 2, per_page: 50 }, 49, false],
    // The last page was full, so an empty one follows and ends the list.
    [{ current_page: 3, per_page: 50 }, 0, false],
    [{ current_page: null, per_page: 50 }, 50, false],
    [{}, 50, false],
  ])('%j with %i items: %s', (meta, items, expected) => {
    expect(hasNextPage(meta, items)).toBe(expected);
  });
});

describe('[AIM-02] [TR-05] [TR-17] videos that are left out', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  test.each([
    [{}, undefined],
    [{ is_deleted: true, scheduled_launch: '2027-01-01T00:00:00Z' }, 'deleted'],
    [{ scheduled_launch: '2026-11-22T12:00:01Z' }, 'scheduled'],
    [{ scheduled_launch: '2026-11-22T12:00:00Z' }, undefined],
    [{ scheduled_launch: '2026-11-22' }, 'scheduled'],
    [{ scheduled_launch: '2026-11-21' }, undefined],
    [{ scheduled_launch: 'soon' }, undefined],
    [{ original_language: null }, 'no_language'],
    [{ original_language: 'en' }, undefined],
  ])('%j: %s', (video, expected) => {
    expect(exclusionOf(video, { now, timeZone: 'UTC' })).toBe(expected);
  });
  test('a source language chosen for all replaces a missing one', () => {
    expect(
      exclusionOf({ original_language: null }, { now, timeZone: 'UTC', sourceLanguage: 'en' }),
    ).toBeUndefined();
  });
});

test('[AIM-03] filters that list the same videos have one key, whatever their order', () => {
  expect(filterKey({ privacy: ['public', 'private'], order: 'ASC' })).toBe(
    filterKey({ privacy: ['private', 'public'] }),
  );
  expect(filterKey({ translated: false })).not.toBe(filterKey({}));
  expect(filterKey({ type: 'short' })).not.toBe(filterKey({ type: 'video' }));
});
