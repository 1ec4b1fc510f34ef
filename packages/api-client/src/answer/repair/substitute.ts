import { getDefault, type GenericSchema } from 'valibot';

import { partsOf } from '../schemaParts.ts';
import { identityKeys, roleOf } from './identity.ts';
import { readAs, unreadable } from './readAs.ts';
import type { Repairing } from './Repairing.ts';

/** The replacement of a value that is not of the type of its schema. */
export function substitute(schema: GenericSchema, value: unknown, repairing: Repairing): unknown {
  const { type, wrapped } = partsOf(schema);
  if (wrapped) {
    const read = readAs(wrapped, value, repairing);
    if (read !== unreadable) return read;
    if (partsOf(wrapped).item && value !== null && value !== undefined) repairing.isIncomplete = true;
    const given: unknown = getDefault(schema as never);
    return given ?? (type === 'nullable' ? null : undefined);
  }
  const read = readAs(schema, value, repairing);
  return read === unreadable ? emptyOf(schema, repairing) : read;
}

/** The empty value of a type; null for types whose values are never made up. */
function emptyOf(schema: GenericSchema, repairing: Repairing): unknown {
  const { type, item, entries } = partsOf(schema);
  if (item) {
    repairing.isIncomplete = true;
    return [];
  }
  if (entries) return identityKeys(entries).length > 0 ? null : repairing.tolerate(schema, {});
  if (type === 'record') return {};
  if (type === 'boolean') return false;
  if (roleOf(schema) === 'name') return repairing.unnamed;
  return type === 'string' && !roleOf(schema) ? '' : null;
}
