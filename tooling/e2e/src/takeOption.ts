import type { Locator } from '@playwright/test';

import { createHand } from './Hand.ts';

/** Chooses an option of an open list by the keys: under a pointer the list may move between press and release. */
export const takeOption = (option: Locator): Promise<void> =>
  createHand(option.page(), 'keyboard').take(option);
