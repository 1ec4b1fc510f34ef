import { safeParse, type GenericSchema } from 'valibot';

import { inPieces, isLong } from './longAnswers.ts';

/** An answer that is not shaped as its contract says. Holds types only, so that it can be logged. */
export interface Mismatch {
  /** Method and path of the call. */
  key: string;
  /** Where in the answer, with `[]` for any element of an array. */
  path: string;
  expected: string;
  received: string;
}

/** Checks answers against their contract. A mismatch is told once per shape, and the data is used as it came. */
export function createAnswerCheck(onMismatch: (mismatch: Mismatch) => void) {
  const told = new Set<string>();
  /** `length`: of the answer, in characters. */
  return async (key: string, schema: GenericSchema, answer: unknown, length: number): Promise<unknown> => {
    const long = isLong(length) ? await inPieces() : undefined;
    const result = long ? await long.checkInPieces(schema, answer) : safeParse(schema, answer);
    if (result.success) return result.output;
    for (const issue of result.issues) {
      const path = (issue.path ?? [])
        .map((item) => (item.type === 'array' ? '[]' : String(item.key)))
        .join('.');
      const expected = issue.expected ?? issue.type;
      const shape = `${key} ${path} ${expected}`;
      if (told.has(shape)) continue;
      told.add(shape);
      onMismatch({ key, path, expected, received: typeName(issue.input) });
    }
    return answer;
  };
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
