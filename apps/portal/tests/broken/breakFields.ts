/** An answer with one field broken. */
export interface BrokenField {
  path: readonly string[];
  /** The change: `deleted`, `null`, or what took the place. */
  how: string;
  answer: unknown;
}

type Holder = Record<string, unknown>;

/** A word of an enumeration that no version of the portal knows. */
export const unknownWord = 'word_of_tomorrow';

/** Breaks each field of an answer in each way, one at a time; within a list those of the first element. */
export function* breakFields(answer: unknown): Generator<BrokenField> {
  // As JSON, since objects that samples share have to be separate.
  const text = JSON.stringify(answer);
  for (const path of placesOf(answer)) {
    for (const [how, broken] of waysToBreak(valueAt(answer, path))) {
      const copy: unknown = JSON.parse(text);
      const holder = valueAt(copy, path.slice(0, -1)) as Holder;
      const key = path.at(-1)!;
      if (how === 'deleted' && !Array.isArray(holder)) delete holder[key];
      else holder[key] = broken;
      yield { path, how, answer: copy };
    }
  }
}

function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return keys.flatMap((key) => [[key], ...placesOf((value as Holder)[key]).map((rest) => [key, ...rest])]);
}

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((holder, key) => (holder as Holder)[key], value);

function waysToBreak(good: unknown): readonly (readonly [how: string, value: unknown])[] {
  const others = { text: unknownWord, number: 7, flag: true, object: { unexpected: true }, list: [7] };
  return [
    ['deleted', undefined],
    ['null', null],
    ...Object.entries(others),
    ...(Array.isArray(good) ? [['list with keys', Object.fromEntries(good.entries())] as const] : []),
  ];
}
