import * as v from 'valibot';

import { attempt } from './attempt.ts';

/** Checks a stored text, which another program or an older build may have written; undefined when it has another shape. */
export function parseText<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | undefined,
): v.InferOutput<Schema> | undefined {
  if (text === undefined) return undefined;
  const result = v.safeParse(schema, attempt((): unknown => JSON.parse(text)) ?? text);
  return result.success ? result.output : undefined;
}
