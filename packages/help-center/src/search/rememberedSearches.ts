import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** The number of searches that are remembered. */
export const mostRecent = 5;

/** A user's recent searches in help on this device, the latest first. */
export const rememberedSearches = keptAtom(
  'help-center.searches',
  v.pipe(
    v.array(v.unknown()),
    v.transform((texts) =>
      texts.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, mostRecent),
    ),
  ),
  [],
  { per: 'user' },
);

/** Remembers a search. The same words again, in whatever case, move to the top. */
export function rememberSearch(userId: number, text: string): void {
  const wanted = text.trim();
  atomStore.set(rememberedSearches(userId), (searches) => {
    const others = searches.filter((other) => other.toLowerCase() !== wanted.toLowerCase());
    return [wanted, ...others].slice(0, mostRecent);
  });
}
