/** An answer with one field broken. */
export interface BrokenField {
  /** The path of the field, as `channels.0.title`. */
  path: string;
  /** The change: `deleted`, `null`, or the type that took the place. */
  how: string;
  answer: unknown;
}

type Holder = Record<string, unknown>;

/** Breaks each field of an answer in each way, one at a time; of a list each element by turns. */
export function* breakFields(answer: unknown): Generator<BrokenField> {
  // As JSON, since objects that samples share have to be separate.
  const text = JSON.stringify(answer);
  for (const path of placesOf(answer)) {
    const good = path.reduce<unknown>((value, key) => (value as Holder)[key], answer);
    for (const [how, broken] of waysToBreak(good)) {
      const copy: unknown = JSON.parse(text);
      const holder = path
        .slice(0, -1)
        .reduce<unknown>((value, key) => (value as Holder)[key], copy) as Holder;
      const key = path.at(-1)!;
      if (how !== 'deleted') holder[key] = broken;
      else if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      yield { path: path.join('.'), how, answer: copy };
    }
  }
}

function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [
    [key],
    ...placesOf((value as Holder)[key]).map((rest) => [key, ...rest]),
  ]);
}

function waysToBreak(good: unknown): readonly (readonly [how: string, value: unknown])[] {
  const others = {
    text: 'a text of the wrong type',
    number: 7,
    flag: true,
    object: { unexpected: true },
    list: [7],
    'list with keys': Array.isArray(good) ? Object.fromEntries(good.entries()) : undefined,
  };
  const kind = Array.isArray(good)
    ? 'list'
    : { string: 'text', number: 'number', boolean: 'flag' }[typeof good as string];
  return [
    ['deleted', undefined],
    ['null', null],
    ...Object.entries(others).filter(([type, value]) => type !== kind && value !== undefined),
  ];
}
