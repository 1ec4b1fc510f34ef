import * as v from 'valibot';

import { readKept, writeKept } from './keptStore.ts';

/** Parses what is stored at a key; undefined when there is nothing, or nothing of this shape. */
export function parseKept<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | undefined {
  if (text === null) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    // SyntaxError: another program wrote there.
    return undefined;
  }
}

/** Reads a stored value once, outside React. */
export function keptValue<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
): v.InferOutput<Schema> | undefined {
  return parseKept(schema, readKept(key));
}

/** Stores a value; undefined deletes it. */
export function keepValue(key: string, value: unknown): void {
  writeKept(key, value === undefined ? null : JSON.stringify(value));
}
