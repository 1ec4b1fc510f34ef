import * as v from 'valibot';

import type { BrowserStorage } from './browserStorage.ts';

/** What was kept under a key when it still has the shape we wrote; otherwise undefined. */
export function readJson<Schema extends v.GenericSchema>(
  storage: BrowserStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const text = storage.read(key);
  if (text === null) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    // SyntaxError: another program wrote there, or an older build of ours.
    return undefined;
  }
}
