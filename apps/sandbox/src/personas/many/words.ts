import * as v from 'valibot';

import { readData } from '../../content/readData.ts';

/** Words by the letters that they have in an address. */
const Spelled = v.record(v.pipe(v.string(), v.regex(/^[a-z-]+$/)), v.string());
const Notice = v.looseObject({ type: v.string(), summary: v.string() });

/** The words that the things of a persona with many of each are named after, in several scripts. */
export const words = readData(
  'personas/many.json',
  v.strictObject({
    pools: v.array(v.strictObject({ country: v.string(), names: Spelled, topics: Spelled })),
    /** Our team, as `people.json` names them. */
    people: v.array(v.string()),
    subjects: v.array(v.string()),
    /** Conversations, a line of the persona first and one of our team next. */
    talks: v.array(v.array(v.string())),
    notices: v.array(Notice),
    oldestNotice: Notice,
  }),
);

/** The entry of a list at a place, from the beginning again behind its end. */
export function around<Entry>(list: readonly Entry[], place: number): Entry {
  return list[place % list.length]!;
}
