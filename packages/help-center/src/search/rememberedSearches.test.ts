import { forgetSession, atomStore, forgetPage } from '@my-air/feature-kit/state';
import { writeElsewhere } from '@my-air/feature-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { rememberedSearches, rememberSearch } from './rememberedSearches.ts';

afterEach(forgetPage);

describe('[HC-13] recent searches', () => {
  test('are the last five, the latest first', () => {
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(1, text);
    expect(atomStore.get(rememberedSearches(1))).toEqual(['six', 'five', 'four', 'three', 'two']);
  });

  test('have each text once, whatever its case and the space around it', () => {
    rememberSearch(1, 'Payout');
    rememberSearch(1, 'channel');
    rememberSearch(1, '  payout ');
    expect(atomStore.get(rememberedSearches(1))).toEqual(['payout', 'channel']);
  });

  test('are a person’s own', () => {
    rememberSearch(1, 'payout');
    expect(atomStore.get(rememberedSearches(2))).toEqual([]);
  });

  test.each(['', '{', 'null', '{"a":1}', '[1,null,""]'])('read as none from %s', (kept) => {
    writeElsewhere('my-air:1.session:help-center.searches', kept);
    expect(atomStore.get(rememberedSearches(1))).toEqual([]);
  });

  test('do without a storage that is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberSearch(1, 'payout');
    expect(atomStore.get(rememberedSearches(1))).toEqual(['payout']);
  });

  test('end with the session', () => {
    rememberSearch(77, 'payout');
    forgetSession(77);
    expect(atomStore.get(rememberedSearches(77))).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});
