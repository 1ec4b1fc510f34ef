import type { GenericSchema } from 'valibot';

import { wholeNumber } from './databaseId.ts';

/**
 * Gives the texts of a query string or a multipart form the types that the schema asks for,
 * where they read as such; what does not is left for the schema to refuse.
 */
export function fromStrings(schema: GenericSchema, values: Readonly<Record<string, unknown>>) {
  const entries = entriesOf(schema);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typed(innermost(entries[name]), value)]),
  );
}

/** Empty texts for the texts that a schema asks for: forms need not name a field that is empty. */
export function emptyTexts(schema: GenericSchema): Readonly<Record<string, string>> {
  const texts = Object.entries(entriesOf(schema)).filter(
    ([, entry]) => isSchema(entry) && entry.type === 'string',
  );
  return Object.fromEntries(texts.map(([name]) => [name, '']));
}

interface AnySchema {
  type: string;
  wrapped?: unknown;
  item?: unknown;
  entries?: Record<string, unknown>;
}

function typed(schema: AnySchema | undefined, value: unknown): unknown {
  if (schema?.type === 'array') {
    const item = innermost(schema.item);
    return (Array.isArray(value) ? value : [value]).map((entry) => typed(item, entry));
  }
  if (typeof value !== 'string') return value;
  if (schema?.type === 'number') return wholeNumber(value) ?? value;
  if (schema?.type === 'boolean') return booleans.get(value) ?? value;
  return value;
}

const booleans = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** The schema inside `optional` and the like; a pipe has its first schema's type already. */
function innermost(schema: unknown): AnySchema | undefined {
  let current = schema;
  while (isSchema(current) && current.wrapped !== undefined) current = current.wrapped;
  return isSchema(current) ? current : undefined;
}

function entriesOf(schema: unknown): Record<string, unknown> {
  return innermost(schema)?.entries ?? {};
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === 'object' && value !== null && 'type' in value;
}
