import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { getLocalizationSettings, saveLocalizationSettings } from '../contract.ts';
import { saveSettings, settingsQuery } from './settings.api.ts';

test('[AIM-07] saved settings are read back, also while a read from before the save is under way', async () => {
  const portal = stubPortal({ answers: { [saveLocalizationSettings.key]: { localization_settings: {} } } });
  portal.api.answer({ [getLocalizationSettings.key]: () => new Promise(() => {}) });
  const before = portal.queryClient.fetchQuery(settingsQuery(portal.api, 'UC1'));
  const settings = { translate_languages: ['de'], video_types: ['video'], enabled_auto_localization: true };
  portal.api.answer({ [getLocalizationSettings.key]: { localization_settings: settings } });
  expect(await saveSettings(portal, 'UC1', settings)).toMatchObject(settings);
  expect(await before).toMatchObject(settings);
});
