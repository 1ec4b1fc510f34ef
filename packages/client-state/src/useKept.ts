import type { KeptValue } from './defineKept.ts';
import type { StorageStatus } from './texts.ts';
import { useValue } from './useValue.ts';

/**
 * A kept value, how to replace it, and whether the browser stores it: any other status than `stored` means that
 * the latest value lives only as long as the page, which the caller may show.
 */
export function useKept<Type>(
  kept: KeptValue<Type>,
): readonly [value: Type, set: (next: Type) => void, status: StorageStatus] {
  const status = useValue({ subscribe: kept.subscribe, get: kept.status });
  return [useValue(kept), kept.set, status];
}
