import { keyOf, sessionOf, type KeyOwner } from './keyOf.ts';
import { browserTexts, tabTexts } from './texts.ts';

/** Deletes the values of a user in this browser that end with their session, whichever feature keeps them. */
export function forgetSession(owner: KeyOwner): void {
  for (const texts of [browserTexts, tabTexts]) {
    for (const key of texts.keys()) {
      // Earlier builds kept such values at `recent-<name>:<user>`.
      const isEarlier = key.startsWith('recent-') && key.endsWith(`:${owner}`);
      if (isEarlier || key.startsWith(keyOf(sessionOf(owner), ''))) texts.write(key, undefined);
    }
  }
}
