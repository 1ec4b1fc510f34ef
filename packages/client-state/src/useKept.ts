import { useAtom } from 'jotai';

import type { KeptValue } from './defineKept.ts';
import type { StorageStatus } from './texts.ts';
import { keptAtom } from './keptAtom.ts';

/** A kept value, how to replace it, and whether the browser stores it. */
export function useKept<Type>(
  kept: KeptValue<Type>,
): readonly [value: Type, set: (next: Type) => void, status: StorageStatus] {
  const [{ value, status }, set] = useAtom(keptAtom(kept));
  return [value, set, status];
}
