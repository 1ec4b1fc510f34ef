import { useKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import { useState } from 'react';

import { rememberedSearches, rememberSearch } from './rememberedSearches.ts';

/** What the person last looked for; nothing of a visitor is remembered. */
export function useRecentSearches() {
  const userId = useUser()?.id;
  const [searches, setSearches] = useKept(rememberedSearches(userId));
  const [isForgotten, setIsForgotten] = useState(false);

  return {
    searches,
    /** Whether they were forgotten a moment ago. */
    isForgotten,
    goOn: () => setIsForgotten(false),
    remember: (text: string) => {
      if (userId !== undefined) rememberSearch(userId, text);
    },
    forget: () => {
      setSearches([]);
      setIsForgotten(true);
    },
  };
}
