import { useUser } from '@my-air/feature-kit';
import { useAtom } from 'jotai';
import { useState } from 'react';

import { rememberedSearches, rememberSearch } from './rememberedSearches.ts';

/** The user's recent searches; those of visitors are not remembered. */
export function useRecentSearches() {
  const userId = useUser()?.id;
  const [searches, setSearches] = useAtom(rememberedSearches(userId));
  const [isForgotten, setIsForgotten] = useState(false);

  return {
    searches,
    /** Whether they have just been cleared. */
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
