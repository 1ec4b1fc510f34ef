import { forgetSession, atomStore } from '@my-air/feature-kit/state';
import { expect, test } from 'vitest';

import { recentCommands, rememberCommand } from '../palette/recentCommands.ts';

test('[HC-13] who leaves is forgotten by every part of the portal, and nobody and nothing else', () => {
  rememberCommand(1, 'a');
  rememberCommand(21, 'b');
  localStorage.setItem('ui_locale', 'uk');
  forgetSession(1);
  expect(atomStore.get(recentCommands(1))).toEqual([]);
  expect(atomStore.get(recentCommands(21))).toEqual(['b']);
  expect(Object.keys(localStorage).sort()).toEqual(['my-air:21.session:portal.recent-commands', 'ui_locale']);
});
