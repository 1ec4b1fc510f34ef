import { keyOf, sessionOf, type Person } from './keyOf.ts';
import { browserTexts, tabTexts } from './texts.ts';

/** Deletes the values of a user in this browser that end with their session, whichever feature keeps them. */
export function forgetSession(person: Person): void {
  for (const texts of [browserTexts, tabTexts]) {
    for (const key of texts.keys()) {
      // Earlier builds kept such values at `recent-<name>:<user>`.
      const isEarlier = key.startsWith('recent-') && key.endsWith(`:${person}`);
      if (isEarlier || key.startsWith(keyOf(sessionOf(person), ''))) texts.write(key, undefined);
    }
  }
}
