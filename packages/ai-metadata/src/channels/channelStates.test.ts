import { expect, test } from 'vitest';

import { buildAiChannel } from '../testing/buildAiMetadata.ts';
import { channelStates } from './channelStates.ts';

test.each([
  [{}, ['ready']],
  [{ is_access_revoked: true, is_being_translated: true }, ['access_revoked', 'translating']],
  [{ is_synced_first_page: false, is_background_syncing: true }, ['first_sync']],
  [{ is_background_syncing: true, is_enabled_auto_localization: true }, ['syncing', 'auto']],
  [{ is_synced_first_page: null }, ['ready']],
])('[AIM-01] %j is %j', (channel, states) => {
  expect(channelStates(buildAiChannel(channel))).toEqual(states);
});
