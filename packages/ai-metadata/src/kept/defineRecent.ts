import { defineKept, type Kept } from '@my-air/client-state';
import * as v from 'valibot';

/**
 * Declares a value per user and subject that this browser keeps until the session ends; undefined while
 * unset.
 */
export function defineRecent<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): Kept<v.InferOutput<Schema> | undefined> {
  return defineKept<v.GenericSchema<unknown, v.InferOutput<Schema> | undefined>>({
    key: `ai-metadata.${name}`,
    schema: v.optional(schema),
    initial: undefined,
    per: 'user',
    forgottenAtSignOut: true,
    earlierKey: (userId, subject) =>
      `recent-ai-metadata-${subject === '' ? name : `${name}-${subject}`}:${userId}`,
  });
}
