import * as v from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';

import { invalid } from './HttpError.ts';
import { parseSent } from './parseSent.ts';

/** Checks input against a schema; input that does not match is refused with the messages of its fields. */
export function validate<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const result = parseSent(schema, value ?? {});
  if (result.success) return result.output;
  const errors: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    (errors[field] ??= []).push(describeIssue(issue, field));
  }
  throw invalid(errors);
}

/** The message for an invalid field, in the words that Laravel uses. */
function describeIssue(issue: BaseIssue<unknown>, field: string): string {
  const name = field.replaceAll('_', ' ');
  if (issue.kind === 'schema' && isAbsent(issue.input)) return `The ${name} field is required.`;
  switch (issue.type) {
    case 'non_empty':
      return `The ${name} field is required.`;
    case 'email':
      return `The ${name} field must be a valid email address.`;
    case 'string':
      return `The ${name} field must be a string.`;
    case 'number':
    case 'integer':
      return `The ${name} field must be a number.`;
    case 'boolean':
      return `The ${name} field must be true or false.`;
    case 'array':
      return `The ${name} field must be an array.`;
    case 'length':
      return `The ${name} field must be ${String(issue.requirement)} characters.`;
    case 'picklist':
      return `The selected ${name} is invalid.`;
    default:
      return `The ${name} field is invalid.`;
  }
}

function isAbsent(value: unknown) {
  return value === undefined || value === null;
}
