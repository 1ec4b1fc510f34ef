import type { GenericSchema } from 'valibot';

import { partsOf, type Entries } from '../schemaParts.ts';

/** The role of a text, where its contract names one: `identifier`, `name` or `timestamp`. */
export function roleOf(schema: GenericSchema): unknown {
  return partsOf(schema).pipe?.find(({ type }) => type === 'metadata')?.metadata?.role;
}

/** The fields that tell an object of this kind from others; they are never made up. */
export function identityKeys(entries: Entries): readonly string[] {
  return Object.keys(entries).filter((key) => {
    const schema = entries[key]!;
    return (key === 'id' && !partsOf(schema).wrapped) || roleOf(schema) === 'identifier';
  });
}
