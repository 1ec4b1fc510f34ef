import type { GenericSchema } from 'valibot';

import { partsOf, type Entries } from '../schemaParts.ts';

/** What a text stands for, where its contract says so: `identifier` or `timestamp`. */
export function roleOf(schema: GenericSchema): unknown {
  return partsOf(schema).pipe?.find(({ type }) => type === 'metadata')?.metadata?.role;
}

/** Whether an object has to have an identity, which nobody can make up. */
export function hasIdentity(entries: Entries): boolean {
  return Object.entries(entries).some(
    ([key, schema]) => (key === 'id' && !partsOf(schema).wrapped) || roleOf(schema) === 'identifier',
  );
}
