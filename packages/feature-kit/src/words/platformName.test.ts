import { createLocaleStore } from '@my-air/i18n';
import { expect, test } from 'vitest';

import { platformName } from './platformName.ts';

const { i18n } = createLocaleStore({ languages: [], initial: 'en' });

test.each([
  ['youtube', 'YouTube'],
  ['TikTok', 'TikTok'],
  ['under_the_radar', 'Another platform'],
  ['constructor', 'Another platform'],
  ['', 'Another platform'],
])('the platform "%s" is shown as “%s”', (platform, name) => {
  expect(platformName(platform, i18n)).toBe(name);
});
