import type { BaseIssue } from 'valibot';

type Issue = BaseIssue<unknown>;

/** The place where an answer breaks its contract, and how. */
export interface Fault {
  path: NonNullable<Issue['path']>[number][];
  expected: string;
  /** The value that is there instead. */
  input: unknown;
  /** Whether the value is of the right type, and only breaks a rule. */
  isTyped: boolean;
}

/**
 * The faults of an answer. A list in the place of an object lacks every field of it: that counts as one fault
 * of the object.
 */
export function faultsOf(issues: readonly Issue[]): readonly Fault[] {
  return issues.map((issue) => {
    const path = [...(issue.path ?? [])];
    const last = path.at(-1);
    if (last?.origin === 'key' && Array.isArray(last.input)) {
      return { path: path.slice(0, -1), expected: 'Object', input: last.input, isTyped: false };
    }
    const { kind, type, input } = issue;
    return { path, expected: issue.expected ?? type, input, isTyped: kind === 'validation' };
  });
}
