import * as v from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';

import type { Texts } from '../content/wireLocales.ts';
import { invalid } from './HttpError.ts';
import { parseSent } from './parseSent.ts';
import { say } from './sentences.ts';

/** Checks input against a schema; input that does not match is refused with the messages of its fields. */
export function validate<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const result = parseSent(schema, value ?? {});
  if (result.success) return result.output;
  const errors: Record<string, Texts[]> = Object.create(null) as Record<string, Texts[]>;
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    (errors[field] ??= []).push(describeIssue(issue, field));
  }
  throw invalid(errors);
}

/** The message for an invalid field, in the words that Laravel uses. */
function describeIssue(issue: BaseIssue<unknown>, field: string): Texts {
  const name = field.replaceAll('_', ' ');
  if (issue.kind === 'schema' && isAbsent(issue.input)) return say('required', { name });
  switch (issue.type) {
    case 'non_empty':
      return say('required', { name });
    case 'email':
      return say('email', { name });
    case 'string':
      return say('string', { name });
    case 'number':
    case 'integer':
      return say('number', { name });
    case 'boolean':
      return say('boolean', { name });
    case 'array':
      return say('array', { name });
    case 'length':
      return say('length', { name, count: String(issue.requirement) });
    case 'picklist':
      return say('selected', { name });
    default:
      return say('invalid', { name });
  }
}

function isAbsent(value: unknown) {
  return value === undefined || value === null;
}
