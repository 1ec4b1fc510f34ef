import type { GenericSchema } from 'valibot';

import type { BrokenField } from './breakFields.ts';

/** A word that no version of the portal knows. */
export const unknownWord = 'word_of_tomorrow';

/** Fields that hold a word of a set which the server may extend, by their names. */
const openSet =
  /(?:^|_)(?:access|action|capability|field|format|indicator|level|issue|kind|method|platform|reason|role|source|stage|state|status|type)e?s?$/;

/** Lists of measurements, by the word of the server that each entry is named with. */
const measured = /(?:^|_)(?:metrics|traffic_sources)$/;

/** Fields that say how far something has progressed. */
export const statusField = /(?:^|[._])(?:stage|state|status)$/;

interface Parts {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  options?: readonly GenericSchema[];
  pipe?: readonly unknown[];
}

/**
 * Puts an unknown word into each field of an answer that holds a word of an open set, one at a time; optional
 * fields that the answer lacks get one as well. Of a list, only the first element is changed.
 */
export function* unknownWords(schema: GenericSchema, answer: unknown): Generator<BrokenField> {
  for (const path of placesOf(schema, answer)) {
    const copy: unknown = JSON.parse(JSON.stringify(answer));
    let holder = copy as Record<string, unknown>;
    for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
    const key = path.at(-1)!;
    holder[key] = Array.isArray(holder[key]) || isListOf(schema, path) ? [unknownWord] : unknownWord;
    yield { path: path.join('.'), how: 'an unknown word', answer: copy };
  }
}

function placesOf(schema: GenericSchema, value: unknown, list = ''): string[][] {
  const { entries, item } = inside(schema);
  if (item) {
    const [first] = Array.isArray(value) ? (value as unknown[]) : [];
    return placesOf(item, first, list).map((rest) => ['0', ...rest]);
  }
  if (!entries || typeof value !== 'object' || value === null) return [];
  return Object.entries(entries).flatMap(([key, entry]) => {
    if (key === 'name' && measured.test(list)) return [[key]];
    if (openSet.test(key) && (isWord(entry) || isWord(inside(entry).item))) return [[key]];
    return placesOf(entry, (value as Record<string, unknown>)[key], key).map((rest) => [key, ...rest]);
  });
}

/** A text without another role: names and ids are not words of a set. */
function isWord(schema: GenericSchema | undefined): boolean {
  const { type, pipe } = schema ? inside(schema) : {};
  return type === 'string' && pipe === undefined;
}

function isListOf(schema: GenericSchema, path: readonly string[]): boolean {
  const at = path.reduce<GenericSchema | undefined>((one, key) => {
    const { entries, item } = one ? inside(one) : {};
    return item ?? entries?.[key];
  }, schema);
  return at !== undefined && inside(at).item !== undefined;
}

/** The schema inside one that may be absent. */
function inside(schema: GenericSchema): Parts {
  const parts = schema as unknown as Parts;
  if (parts.wrapped) return inside(parts.wrapped);
  return parts.type === 'union' && parts.options?.[0] ? inside(parts.options[0]) : parts;
}
