import { useSyncExternalStore } from 'react';

import { readPreferences, storedPreferences, subscribePreferences, type Preferences } from './preferences.ts';

/** What the person has switched off in this browser. */
export function usePreferences(): Preferences {
  useSyncExternalStore(subscribePreferences, storedPreferences);
  return readPreferences();
}
