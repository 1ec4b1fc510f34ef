import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { forgetSearches, readSearches, rememberSearch } from './rememberedSearches.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('[HC-13] recent searches', () => {
  test('are the last five, the latest first', () => {
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(1, text);
    expect(readSearches(1)).toEqual(['six', 'five', 'four', 'three', 'two']);
  });

  test('have each text once, whatever its case and the space around it', () => {
    rememberSearch(1, 'Payout');
    rememberSearch(1, 'channel');
    expect(rememberSearch(1, '  payout ')).toEqual(['payout', 'channel']);
  });

  test('are a person’s own', () => {
    rememberSearch(1, 'payout');
    expect(readSearches(2)).toEqual([]);
  });

  test('are forgotten on demand', () => {
    rememberSearch(1, 'payout');
    forgetSearches(1);
    expect(readSearches(1)).toEqual([]);
  });

  test.each(['', '{', 'null', '{"a":1}', '[1,null,""]'])('read as none from %s', (kept) => {
    localStorage.setItem('recent-help-searches:1', kept);
    expect(readSearches(1)).toEqual([]);
  });

  test('do without a storage that is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(rememberSearch(1, 'payout')).toEqual(['payout']);
  });
});
