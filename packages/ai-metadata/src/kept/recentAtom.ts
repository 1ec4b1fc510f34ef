import { keptAtom, type KeptAtoms } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/**
 * Declares atoms per user and subject that this browser keeps until the session ends; undefined while unset.
 */
export function recentAtom<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): KeptAtoms<v.InferOutput<Schema> | undefined> {
  return keptAtom(`ai-metadata.${name}`, v.optional(schema), undefined, { per: 'user' });
}
