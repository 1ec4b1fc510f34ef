import { looseObject, safeParse, type BaseIssue, type GenericSchema } from 'valibot';

import { isObject } from './isObject.ts';
import { partsOf, type Entries } from './schemaParts.ts';
import { createTurns, type TurnsOptions } from './turns.ts';

/**
 * The result of a check, in the form of `safeParse`: `output` has the defaults of the contract in both cases.
 */
export type Checked =
  | { success: true; output: unknown }
  | { success: false; output: unknown; issues: readonly BaseIssue<unknown>[] };

/** Checks a long answer exactly as `safeParse` would, but in pieces: typing and scrolling are not blocked meanwhile. */
export async function checkInPieces(
  schema: GenericSchema,
  answer: unknown,
  options?: TurnsOptions,
): Promise<Checked> {
  const issues: BaseIssue<unknown>[] = [];
  const turns = createTurns(options);
  const work = check(schema, answer, [], issues);
  for (;;) {
    const { done, value } = work.next();
    if (done) {
      return issues.length === 0
        ? { success: true, output: value }
        : { success: false, output: value, issues };
    }
    if (turns.isOver()) await turns.next();
  }
}

/** The length up to which lists are checked together with what contains them. */
const longList = 50;

type Path = NonNullable<BaseIssue<unknown>['path']>[number][];

/** Checks one value, list by list and element by element; the work may be interrupted after each. */
function* check(
  schema: GenericSchema,
  value: unknown,
  path: Path,
  issues: BaseIssue<unknown>[],
): Generator<void, unknown> {
  const list = listOf(schema);
  if (list && Array.isArray(value)) {
    const output: unknown[] = [];
    for (const [at, each] of value.entries()) {
      const step = { type: 'array' as const, origin: 'value' as const, input: value, key: at, value: each };
      output.push(yield* check(list, each, [...path, step], issues));
    }
    return output;
  }
  const entries = entriesOf(schema);
  const lists = entries && isObject(value) ? longListsIn(entries, value) : [];
  if (!entries || !isObject(value) || lists.length === 0) {
    const result = safeParse(schema, value);
    for (const issue of result.issues ?? []) issues.push(below(path, issue));
    yield;
    return result.output;
  }
  const others = Object.fromEntries(Object.entries(entries).filter(([key]) => !lists.includes(key)));
  const output: Record<string, unknown> = {};
  Object.assign(output, yield* check(looseObject(others), value, path, issues));
  for (const key of lists) {
    const step = { type: 'object' as const, origin: 'value' as const, input: value, key, value: value[key] };
    output[key] = yield* check(entries[key]!, value[key], [...path, step], issues);
  }
  return output;
}

function longListsIn(entries: Entries, value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(entries).filter((key) => {
    const list = value[key];
    return Array.isArray(list) && listOf(entries[key]!) !== undefined && isLong(list);
  });
}

/** Whether a list is long itself, or contains a long one. */
function isLong(list: readonly unknown[]): boolean {
  return (
    list.length > longList ||
    list.some(
      (each) => isObject(each) && Object.values(each).some((inner) => Array.isArray(inner) && isLong(inner)),
    )
  );
}

/** The schema of a list's elements; undefined for all but plain lists. */
function listOf(schema: GenericSchema): GenericSchema | undefined {
  const { type, pipe, wrapped, item } = partsOf(schema);
  if (pipe) return undefined;
  if (wrapped) return listOf(wrapped);
  return type === 'array' ? item : undefined;
}

/** The schemas of an object's values; undefined for all but plain objects that may hold more. */
function entriesOf(schema: GenericSchema): Entries | undefined {
  const { type, pipe, entries } = partsOf(schema);
  return type === 'loose_object' && !pipe ? entries : undefined;
}

function below(path: Path, issue: BaseIssue<unknown>): BaseIssue<unknown> {
  const [first, ...rest] = [...path, ...(issue.path ?? [])];
  return first ? { ...issue, path: [first, ...rest] } : issue;
}
