import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

/** The number of searches that are remembered. */
export const mostRecent = 5;

/** A user's recent searches in help on this device, the latest first. */
export const rememberedSearches = defineKept({
  key: 'help-center.searches',
  schema: v.pipe(
    v.array(v.unknown()),
    v.transform((texts) =>
      texts.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, mostRecent),
    ),
  ),
  initial: [],
  per: 'user',
  forgottenAtSignOut: true,
  earlierKey: (userId) => `recent-help-searches:${userId}`,
});

/** Remembers a search. The same words again, in whatever case, move to the top. */
export function rememberSearch(userId: number, text: string): void {
  const wanted = text.trim();
  const searches = rememberedSearches(userId);
  const others = searches.get().filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  searches.set([wanted, ...others].slice(0, mostRecent));
}
