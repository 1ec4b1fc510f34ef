import { useKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';

import { rememberedSearches, rememberSearch } from './rememberedSearches.ts';

/** What the person last looked for; nothing of a visitor is remembered. */
export function useRecentSearches() {
  const userId = useUser()?.id;
  const [searches, setSearches] = useKept(rememberedSearches(userId));

  return {
    searches,
    remember: (text: string) => {
      if (userId !== undefined) rememberSearch(userId, text);
    },
    forget: () => setSearches([]),
  };
}
