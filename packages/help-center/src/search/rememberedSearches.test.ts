import { forgetSession } from '@my-air/client-state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { rememberedSearches, rememberSearch } from './rememberedSearches.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('[HC-13] recent searches', () => {
  test('are the last five, the latest first', () => {
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(1, text);
    expect(rememberedSearches(1).get()).toEqual(['six', 'five', 'four', 'three', 'two']);
  });

  test('have each text once, whatever its case and the space around it', () => {
    rememberSearch(1, 'Payout');
    rememberSearch(1, 'channel');
    rememberSearch(1, '  payout ');
    expect(rememberedSearches(1).get()).toEqual(['payout', 'channel']);
  });

  test('are a person’s own', () => {
    rememberSearch(1, 'payout');
    expect(rememberedSearches(2).get()).toEqual([]);
  });

  test('are forgotten on demand', () => {
    rememberSearch(1, 'payout');
    rememberedSearches(1).set([]);
    expect(rememberedSearches(1).get()).toEqual([]);
  });

  test.each(['', '{', 'null', '{"a":1}', '[1,null,""]'])('read as none from %s', (kept) => {
    localStorage.setItem(rememberedSearches(1).key, kept);
    expect(rememberedSearches(1).get()).toEqual([]);
  });

  test('do without a storage that is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberSearch(1, 'payout');
    expect(rememberedSearches(1).get()).toEqual(['payout']);
  });

  test('end with the session, and are carried over from an earlier build', () => {
    localStorage.setItem('recent-help-searches:77', '["payout"]');
    expect(rememberedSearches(77).get()).toEqual(['payout']);
    expect(Object.keys(localStorage)).toEqual(['my-air:77.session:help-center.searches']);
    forgetSession(77);
    expect(rememberedSearches(77).get()).toEqual([]);
  });
});
