import type { GenericSchema } from 'valibot';

export type Entries = Readonly<Record<string, GenericSchema>>;

/** The parts of a schema. */
export interface SchemaParts {
  type: string;
  /** The schema inside of a `nullish`, `nullable` or `optional`. */
  wrapped?: GenericSchema;
  /** The schema of a list's elements. */
  item?: GenericSchema;
  /** The schemas of an object's fields. */
  entries?: Entries;
  /** The schema of every value of a record. */
  value?: GenericSchema;
  /** The schemas of a union or a variant. */
  options?: readonly GenericSchema[];
  /** The demands beyond the shape. */
  pipe?: readonly { type: string; metadata?: { role?: unknown } }[];
}

/** The parts of a schema, which its public type does not name. */
export const partsOf = (schema: GenericSchema): SchemaParts => schema;
