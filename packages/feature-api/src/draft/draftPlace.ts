import * as v from 'valibot';

/** A place where people type text: what its draft looks like, and when nothing in it would be missed. */
export interface DraftPlace<Value> {
  /** `<feature>/<what is typed>`; part of the key in the browser's storage. */
  id: string;
  /** The draft, or undefined when the stored value has another shape. */
  parse: (value: unknown) => Value | undefined;
  isEmpty: (value: Value) => boolean;
}

/** Declares a place where people type text. */
export function draftPlace<Schema extends v.GenericSchema>(
  id: string,
  schema: Schema,
  isEmpty: (value: v.InferOutput<Schema>) => boolean,
): DraftPlace<v.InferOutput<Schema>> {
  return {
    id,
    isEmpty,
    parse(value) {
      const result = v.safeParse(schema, value);
      return result.success ? result.output : undefined;
    },
  };
}

/** Declares a place with a single text. */
export const textPlace = (id: string): DraftPlace<string> =>
  draftPlace(id, v.string(), (text) => text === '');
