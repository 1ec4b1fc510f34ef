import { safeParse, type GenericSchema } from 'valibot';

import { faultsOf, type Fault } from './faults.ts';
import { repair } from './repair/repair.ts';

/** An answer that does not fit its contract. Holds types only, so that it can be logged. */
export interface Mismatch {
  /** Method and path of the call. */
  key: string;
  /** The path in the answer, with `[]` for any element of an array. */
  path: string;
  expected: string;
  received: string;
}

/** An answer with elements that could not be read, so that fewer are shown than there may be. */
export interface IncompleteAnswer {
  /** Method and path of the call. */
  key: string;
  /** The signal that the call was made with. */
  signal: AbortSignal | undefined;
}

/** The word for a thing whose name could not be read, in the chosen language. */
export type Unnamed = () => string | Promise<string>;

/**
 * Checks answers against their contract. A mismatch is reported once per shape, and the answer is used: valid
 * parts as they are, the others repaired. Each answer that loses elements by that is reported.
 */
export function createAnswerCheck(
  onMismatch: (mismatch: Mismatch) => unknown,
  unnamed: Unnamed = () => '',
  onIncomplete: (answer: IncompleteAnswer) => unknown = () => {},
) {
  const reported = new Set<string>();
  return async (
    key: string,
    schema: GenericSchema,
    answer: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const result = safeParse(schema, answer);
    if (result.success) return result.output;
    const faults = faultsOf(result.issues);
    const { value, isIncomplete } = repair(schema, result.output, faults, await unnamed());
    for (const { path, expected, input } of faults) {
      const place = placeOf(path);
      const shape = `${key} ${place} ${expected}`;
      if (reported.has(shape)) continue;
      reported.add(shape);
      onMismatch({ key, path: place, expected, received: typeName(input) });
    }
    if (isIncomplete) onIncomplete({ key, signal });
    return value;
  };
}

function placeOf(path: Fault['path']): string {
  return path.map(({ type, key }) => (type === 'array' ? '[]' : String(key))).join('.');
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
