import * as v from 'valibot';

import { cleanText, parseSent } from '../http/parseSent.ts';

export type Mistakes = Readonly<Record<string, string>>;

/** The content of a form: its values, or the first mistake of each field. */
export type FormReading<Values> =
  | { readonly isValid: true; readonly values: Values }
  | {
      readonly isValid: false;
      readonly mistakes: Mistakes;
      readonly typed: Readonly<Record<string, string>>;
    };

/** Reads a form by a schema whose messages are written for users. */
export function readForm<Schema extends v.GenericSchema<unknown>>(
  schema: Schema,
  body: unknown,
): FormReading<v.InferOutput<Schema>> {
  const result = parseSent(schema, body ?? {});
  if (result.success) return { isValid: true, values: result.output };
  const mistakes: Record<string, string> = {};
  for (const issue of result.issues) mistakes[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  return { isValid: false, mistakes, typed: typedTexts(body) };
}

/** The typed texts, to be shown again. */
export function typedTexts(body: unknown): Readonly<Record<string, string>> {
  const cleaned = cleanText(body);
  const entries = typeof cleaned === 'object' && cleaned !== null ? Object.entries(cleaned) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
