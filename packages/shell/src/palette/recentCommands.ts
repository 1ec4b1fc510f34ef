import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

/** The number of places that are remembered. */
export const mostRecent = 5;

/**
 * The ids of the latest choices in the search, the newest first. Only ids are kept, so that nothing of an
 * account stays readable on the device.
 */
export const recentCommands = defineKept({
  key: 'portal.recent-commands',
  schema: v.pipe(
    v.array(v.string()),
    v.transform((ids) => ids.slice(0, mostRecent)),
  ),
  initial: [],
  per: 'user',
  forgottenAtSignOut: true,
  earlierKey: (userId) => `recent-commands:${userId}`,
});

/** Remembers that something was opened. */
export function rememberCommand(userId: number | string, id: string): void {
  const recent = recentCommands(userId);
  recent.set([id, ...recent.get().filter((other) => other !== id)].slice(0, mostRecent));
}
