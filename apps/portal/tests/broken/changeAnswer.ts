import type { GenericSchema } from 'valibot';

import { unknownWord } from './breakFields.ts';

/** Fields that say how far something has progressed. */
const status = /(?:^|_)(?:stage|state|status)$/;

/** Other fields that hold a word of a set which the server may extend, by their names. */
const openSet =
  /(?:^|_)(?:access|action|capability|field|format|indicator|level|issue|kind|method|platform|reason|role|source|type)e?s?$/;

/** Lists of measurements, by the word of the server that each entry is named with. */
const measured = /(?:^|_)(?:metrics|traffic_sources)$/;

interface Field {
  key: string;
  /** The key of the list that the field is in an element of. */
  list: string;
  /** Whether the schema allows null. */
  isOptional: boolean;
  isList: boolean;
  isObject: boolean;
  /** Whether it is an id, by which its object is known. */
  isIdentity: boolean;
  /** A text, or a list of texts, without another role. */
  isWord: boolean;
}

/** Puts another value in the place of one that is in an answer; the same value leaves it, and what is in it is changed. */
export type Change = (field: Field, value: unknown) => unknown;

const isWordOfSet = ({ key, list, isWord }: Field) =>
  isWord && (openSet.test(key) || (key === 'name' && measured.test(list)));
let count = 0;

/** A word that is unknown, and another one each time, as the words of a list differ. */
function inPlaceOf(value: unknown) {
  count += 1;
  const word = `${unknownWord}_${count}`;
  return Array.isArray(value) ? [word] : word;
}

/** The ways in which whole answers are broken, by what is then to be said of them. */
export const changes = {
  'without anything optional': ({ isOptional }, value) => (isOptional ? null : value),
  'with values of other types': (field, value) => {
    const isKept = field.isIdentity || field.isObject || field.isList || isWordOfSet(field);
    return isKept || status.test(field.key) ? value : { unexpected: true };
  },
  'with unknown statuses': ({ key, isWord }, value) =>
    isWord && status.test(key) ? inPlaceOf(value) : value,
  'with other unknown words': (field, value) => (isWordOfSet(field) ? inPlaceOf(value) : value),
  'with empty lists': ({ isList }, value) => (isList ? [] : value),
} satisfies Record<string, Change>;

interface Parts {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  pipe?: readonly { metadata?: { role?: string } }[];
}

/** A copy of an answer with each of its fields changed. */
export function changeAnswer(schema: GenericSchema, value: unknown, change: Change, list = ''): unknown {
  const { entries, item } = inside(schema);
  if (item && Array.isArray(value)) {
    return value.map((element: unknown) => changeAnswer(item, element, change, list));
  }
  if (!entries || typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const [key, field] of Object.entries(entries)) {
    const changed = change(describeField(key, field, list), copy[key]);
    copy[key] = changed === copy[key] ? changeAnswer(field, copy[key], change, key) : changed;
  }
  return copy;
}

function describeField(key: string, schema: GenericSchema, list: string): Field {
  const parts = inside(schema);
  const role = parts.pipe?.find(({ metadata }) => metadata)?.metadata?.role;
  const word = parts.item ? inside(parts.item) : parts;
  return {
    key,
    list,
    isOptional: /^(?:nullish|nullable|optional)$/.test(schema.type),
    isList: parts.item !== undefined,
    isObject: parts.entries !== undefined,
    isIdentity: key === 'id' || role === 'identifier',
    isWord: word.type === 'string' && word.pipe === undefined,
  };
}

/** The schema inside one that may be absent. */
function inside(schema: GenericSchema): Parts {
  const parts: Parts = schema;
  return parts.wrapped ? inside(parts.wrapped) : parts;
}
