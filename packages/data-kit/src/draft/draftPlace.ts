import * as v from 'valibot';

/** A place for typed text: the schema of its draft, and when nothing in it would be missed. */
export interface DraftPlace<Value> {
  /** `<feature>/<name of the text>`; part of the key in the browser's storage. */
  id: string;
  /** The draft, or undefined when the stored value has another shape. */
  parse: (value: unknown) => Value | undefined;
  isEmpty: (value: Value) => boolean;
  /** The readable text of a draft, which a user can copy. */
  textOf: (value: unknown) => string;
}

/** Declares a place for typed text. */
export function draftPlace<Schema extends v.GenericSchema>(
  id: string,
  schema: Schema,
  isEmpty: (value: v.InferOutput<Schema>) => boolean,
  textsOf: (value: v.InferOutput<Schema>) => readonly string[] = textsIn,
): DraftPlace<v.InferOutput<Schema>> {
  function parse(value: unknown): v.InferOutput<Schema> | undefined {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : undefined;
  }

  return {
    id,
    isEmpty,
    parse,
    textOf(value) {
      const draft = parse(value);
      return draft === undefined ? '' : textsOf(draft).filter(Boolean).join('\n');
    },
  };
}

/** Every text in a value, in the order of its fields. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Declares a place with a single text. */
export const textPlace = (id: string): DraftPlace<string> =>
  draftPlace(id, v.string(), (text) => text === '');
