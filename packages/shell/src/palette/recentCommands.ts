import * as v from 'valibot';

import { browserStorage } from '../start/browserStorage.ts';

/** How many places are remembered. */
export const mostRecent = 5;

const Ids = v.array(v.string());
// Named so that `forgetRecent` finds it when the person leaves.
const keyOf = (userId: number | string) => `recent-commands:${userId}`;

/** The ids of what a person opened last from the search, the latest first. Only ids are kept, so that nothing of an account stays readable on the device. */
export function recentCommands(userId: number | string): readonly string[] {
  try {
    const kept = v.safeParse(Ids, JSON.parse(browserStorage('localStorage')?.getItem(keyOf(userId)) ?? '[]'));
    return kept.success ? kept.output.slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

/** Remembers that something was opened. */
export function rememberCommand(userId: number | string, id: string): void {
  const ids = [id, ...recentCommands(userId).filter((other) => other !== id)].slice(0, mostRecent);
  try {
    browserStorage('localStorage')?.setItem(keyOf(userId), JSON.stringify(ids));
  } catch {
    // A storage that is full or denied: the palette does without memory.
  }
}
