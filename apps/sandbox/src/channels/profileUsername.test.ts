import { expect, test } from 'vitest';

import { profileUsername } from './profilesApi.ts';

test.each([
  ['instagram', 'olena.koval'],
  ['instagram', ' @Olena.Koval '],
  ['instagram', 'https://www.instagram.com/olena.koval/'],
  ['instagram', 'instagram.com/olena.koval?igsh=1'],
  ['instagram', 'http://m.instagram.com/olena.koval#top'],
  ['tiktok', '@olena.koval'],
  ['tiktok', 'https://www.tiktok.com/@olena.koval'],
  ['tiktok', 'tiktok.com/@olena.koval?lang=en'],
] as const)('[ACC-02] [CH-11] %s takes %s as one name', (platform, typed) => {
  expect(profileUsername(platform, typed)).toBe('olena.koval');
});

test.each([
  ['instagram', ''],
  ['instagram', '@'],
  ['instagram', 'two words'],
  ['instagram', 'dots..twice'],
  ['instagram', '.leading'],
  ['instagram', 'x'.repeat(31)],
  ['instagram', 'https://www.tiktok.com/@olena'],
  ['instagram', 'https://evil.example/olena'],
  ['tiktok', 'x'.repeat(25)],
  ['tiktok', 'https://www.instagram.com/olena'],
] as const)('[ACC-02] %s refuses "%s"', (platform, typed) => {
  expect(profileUsername(platform, typed)).toBeUndefined();
});
