import { expect, test } from 'vitest';

import { sameSettings } from './sameSettings.ts';

const saved = {
  translate_languages: ['de', 'fr'],
  original_language: 'en',
  video_types: ['video', 'short'],
  enabled_auto_localization: true,
};

test.each([
  [{ ...saved }, true],
  [{ ...saved, translate_languages: ['fr', 'de'] }, true],
  [{ ...saved, translate_languages: ['fr', 'de', 'fr'] }, true],
  [{ ...saved, video_types: ['short', 'video'] }, true],
  [{ ...saved, translate_languages: ['fr'] }, false],
  [{ ...saved, original_language: null }, false],
  [{ ...saved, video_types: [] }, false],
  [{ ...saved, enabled_auto_localization: false }, false],
])('[AIM-06] [TR-12] %j means the same as the saved settings: %s', (settings, expected) => {
  expect(sameSettings(saved, settings)).toBe(expected);
  expect(sameSettings(settings, saved)).toBe(expected);
});

test('[AIM-06] what is absent, null or empty means the same', () => {
  expect(sameSettings({}, { translate_languages: [], original_language: null, video_types: null })).toBe(
    true,
  );
});
