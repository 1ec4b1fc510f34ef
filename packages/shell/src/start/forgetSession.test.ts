import { forgetSession } from '@my-air/client-state';
import { beforeEach, expect, test } from 'vitest';

import { recentCommands, rememberCommand } from '../palette/recentCommands.ts';

beforeEach(() => localStorage.clear());

test('[HC-13] who leaves is forgotten by every part of the portal, and nobody and nothing else', () => {
  rememberCommand(1, 'a');
  rememberCommand(21, 'b');
  localStorage.setItem('recent-help-searches:1', '["payout"]');
  localStorage.setItem('ui_locale', 'uk');
  forgetSession(1);
  expect(recentCommands(1).get()).toEqual([]);
  expect(recentCommands(21).get()).toEqual(['b']);
  expect(Object.keys(localStorage).sort()).toEqual([recentCommands(21).key, 'ui_locale']);
});
