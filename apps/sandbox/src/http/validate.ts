import type { GenericSchema } from 'valibot';
import * as v from 'valibot';

import { describeIssue } from './describeIssue.ts';
import { invalid } from './HttpError.ts';
import { parseSent } from './parseSent.ts';

/** Checks input against a schema; input that does not match is refused with the messages of its fields. */
export function validate(schema: GenericSchema, value: unknown): unknown {
  const result = parseSent(schema, value ?? {});
  if (result.success) return result.output;
  const errors: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    (errors[field] ??= []).push(describeIssue(issue, field));
  }
  throw invalid(errors);
}
