import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

/** The removals in this browser that the server has not confirmed, kept beyond the page. */
export interface RemovalStore {
  /** Epoch milliseconds until which each removal can be undone; 0 once it is being sent. */
  read: () => Readonly<Record<string, number>>;
  keep: (id: string, undoneUntil: number) => void;
  forget: (id: string) => void;
}

const Removals = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((entries): Record<string, number> =>
    Object.fromEntries(
      Object.entries(entries).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    ),
  ),
);

/** Keeps the removals of one user and of one name. */
export function createRemovalStore(name: string, userId: number): RemovalStore {
  const kept = defineKept({
    key: `removals.${name}`,
    schema: Removals,
    initial: {},
    per: 'user',
    earlierKey: () => `${name}:unsettled:${userId}`,
  })(userId);

  return {
    read: kept.get,
    keep: (id, undoneUntil) => void kept.set({ ...kept.get(), [id]: undoneUntil }),
    forget(id) {
      const { [id]: _forgotten, ...others } = kept.get();
      kept.set(others);
    },
  };
}
