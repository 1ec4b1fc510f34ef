import type { GenericSchema, SafeParseResult } from 'valibot';
import * as v from 'valibot';

import { cleanText } from './cleanText.ts';

/**
 * Checks a value against a schema first as it was sent, then as the database can keep it, and returns the latter.
 * Checked only after cleaning, an emoji beside NUL would pass for an emoji; only before, a lone NUL for a text.
 */
export function parseSent<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): SafeParseResult<Schema> {
  const sent = v.safeParse(schema, value);
  return sent.success ? v.safeParse(schema, cleanText(value)) : sent;
}
