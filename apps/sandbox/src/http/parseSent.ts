import * as v from 'valibot';
import type { GenericSchema, SafeParseResult } from 'valibot';

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

/**
 * The same value with every text fit for the database: without NUL and without halves of a character,
 * neither of which PostgreSQL can store.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(cleanText);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [String(cleanText(key)), cleanText(entry)]),
  );
}

/** Whether a value holds others; a file is one piece, and forms come without a prototype. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob);
}
