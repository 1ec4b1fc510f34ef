import type { GenericSchema } from 'valibot';
import * as v from 'valibot';

import type { AnyEndpoint } from './Call.ts';

/** Throws when an answer does not match the endpoint's contract. */
export function assertFits(endpoint: AnyEndpoint, body: unknown): void {
  const schema = endpoint.response as GenericSchema | undefined;
  if (schema === undefined) return;
  const result = v.safeParse(schema, body);
  if (!result.success) {
    const where = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    throw new Error(`@my-air/sandbox: ${endpoint.key} breaks its contract: ${where.join('; ')}`);
  }
}
