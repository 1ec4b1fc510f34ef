// oxlint-disable-next-line no-restricted-imports -- the one hook that reads watched values
import { useSyncExternalStore } from 'react';

import type { ReadonlyValue } from './value.ts';

/**
 * The present value, which the component follows. `get` has to return the same object until the value changes.
 * Of a store with several values, `get` can read the one that is shown.
 */
export function useValue<Type>({ get, subscribe }: ReadonlyValue<Type>): Type {
  return useSyncExternalStore(subscribe, get, get);
}
