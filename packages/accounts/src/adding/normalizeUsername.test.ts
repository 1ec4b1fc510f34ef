import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { normalizeUsername } from './normalizeUsername.ts';

describe('[CH-11] every way to write a profile ends in one username', () => {
  test.each([
    ['instagram', 'kite.films'],
    ['instagram', '@kite.films'],
    ['instagram', '  @Kite.Films '],
    ['instagram', '\u200E@kite\u200B.films\u00A0'],
    ['instagram', '＠ｋｉｔｅ．ｆｉｌｍｓ'],
    ['instagram', 'instagram.com/kite.films'],
    ['instagram', 'www.instagram.com/kite.films/'],
    ['instagram', 'https://www.instagram.com/kite.films?igsh=1#top'],
    ['instagram', 'HTTPS://Instagram.com/kite.films/reels'],
    ['instagram', 'https://m.instagram.com/kite.films'],
    ['tiktok', '@kite.films'],
    ['tiktok', 'https://www.tiktok.com/@kite.films'],
    ['tiktok', 'tiktok.com/@kite.films/video/123'],
  ] as const)('%s: %s', (platform, text) => {
    expect(normalizeUsername(platform, text)).toBe('kite.films');
  });

  test.each([
    ['instagram', ''],
    ['instagram', '@'],
    ['instagram', 'kite films'],
    ['instagram', '<b>kite</b>'],
    ['instagram', 'кайт'],
    ['instagram', 'kite.'],
    ['instagram', 'a'.repeat(31)],
    ['instagram', 'https://instagram.com/'],
    ['instagram', 'https://instagram.com/p/Cxyz'],
    ['instagram', 'https://evil.example/kite'],
    ['instagram', 'https://instagram.com.evil.example/kite'],
    ['instagram', 'https://www.tiktok.com/@kite'],
    ['tiktok', 'https://www.tiktok.com/discover'],
    ['tiktok', 'javascript:alert(1)'],
    ['tiktok', 'https://'],
  ] as const)('no username in %s: %s', (platform, text) => {
    expect(normalizeUsername(platform, text)).toBeUndefined();
  });
});

test('[CH-11] a username stays what it is when it is normalised again', () => {
  assert(
    property(constantFrom('instagram' as const, 'tiktok' as const), string(), (platform, text) => {
      const username = normalizeUsername(platform, text);
      expect(username === undefined ? undefined : normalizeUsername(platform, username)).toBe(username);
    }),
  );
});
