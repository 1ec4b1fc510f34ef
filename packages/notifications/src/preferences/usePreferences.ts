import { useKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';

import { preferences, type Preferences } from './preferences.ts';

/** The kinds that the user has switched off in this browser. */
export function usePreferences(): Preferences {
  return useKept(preferences(useUser()?.id))[0];
}
