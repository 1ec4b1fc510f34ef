import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** The number of places that are remembered. */
const mostRecent = 5;

/**
 * The ids of the latest choices in the search, the newest first. Only ids are kept, so that nothing of an
 * account stays readable on the device.
 */
export const recentCommands = keptAtom(
  'portal.recent-commands',
  v.pipe(
    v.array(v.string()),
    v.transform((ids) => ids.slice(0, mostRecent)),
  ),
  [],
  { per: 'user' },
);

/** Remembers that something was opened. */
export function rememberCommand(userId: number | string, id: string): void {
  atomStore.set(recentCommands(userId), (recent) =>
    [id, ...recent.filter((other) => other !== id)].slice(0, mostRecent),
  );
}
