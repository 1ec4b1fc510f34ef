import { useUser } from '@my-air/feature-api';
import { useMemo, useSyncExternalStore } from 'react';
import type * as v from 'valibot';

import { keptKey, readKept, subscribeKept } from './keptStore.ts';
import { keepValue, parseKept } from './keptValue.ts';

/** A value that this browser keeps for the signed-in person over reloads and tabs, and how to replace it. */
export function useKept<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): [v.InferOutput<Schema> | undefined, (value: v.InferInput<Schema> | undefined) => void] {
  const key = keptKey(name, useUser()?.id ?? 0);
  const text = useSyncExternalStore(subscribeKept, () => readKept(key));
  const value = useMemo(() => parseKept(schema, text), [schema, text]);
  return [value, (next) => keepValue(key, next)];
}
