import { useUser } from '@my-air/feature-api';
import { useState } from 'react';

import { forgetSearches, readSearches, rememberSearch } from './rememberedSearches.ts';

/** What the person last looked for; nothing of a visitor is remembered. */
export function useRecentSearches() {
  const userId = useUser()?.id;
  const [searches, setSearches] = useState<readonly string[]>([]);

  return {
    searches,
    /** Looks what is remembered now: another tab may have searched as well. */
    refresh: () => setSearches(userId === undefined ? [] : readSearches(userId)),
    remember: (text: string) => {
      if (userId !== undefined) setSearches(rememberSearch(userId, text));
    },
    forget: () => {
      if (userId !== undefined) forgetSearches(userId);
      setSearches([]);
    },
  };
}
