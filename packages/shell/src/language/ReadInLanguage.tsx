import { usePortal, userQuery, useUser } from '@my-air/feature-kit';
import { availableLocales, toWire, useWireLocale } from '@my-air/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';

/** All names of languages that a key can hold: ours, and those of the wire. */
const languages = new Set<unknown>(
  availableLocales({ pt: true }).flatMap((locale) => [locale, toWire(locale)]),
);

/**
 * Reads what came from the server again once the screens have drawn another language, since the server's answers hold
 * words. Entries whose key names a language have an answer for each.
 */
export function ReadInLanguage() {
  const { api, queryClient } = usePortal();
  const userId = useUser()?.id;
  // It follows the language when all screens do: before that, the former key would get an answer in the new language.
  const language = useWireLocale();
  const drawn = useRef({ userId, language });

  const read = useEffectEvent(() => {
    const user = userQuery(api);
    void queryClient.fetchQuery({ ...user, staleTime: 0 }).catch(() => undefined);
    void queryClient.invalidateQueries(
      {
        predicate: ({ queryKey }) =>
          queryKey[0] !== user.queryKey[0] && !queryKey.some((part) => languages.has(part)),
      },
      { cancelRefetch: false },
    );
  });
  useEffect(() => {
    const before = drawn.current;
    drawn.current = { userId, language };
    // A user who has just signed in has their first answers on the way.
    if (userId !== undefined && userId === before.userId && language !== before.language) read();
  }, [userId, language]);
  return null;
}
