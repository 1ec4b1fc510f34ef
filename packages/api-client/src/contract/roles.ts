import * as v from 'valibot';

import { readId } from './ids.ts';

// The specification gives ids no type: a backend may send each as a number or as a text.
const numberOrText = /* @__PURE__ */ v.union([v.number(), v.string()]);

/**
 * What names one thing by a text: a kind, a code, the guid of a channel; a number becomes its digits. Nobody can make it
 * up: a broken one is null, and never an empty text.
 */
export const Identifier = /* @__PURE__ */ v.pipe(
  numberOrText,
  v.transform(String),
  v.metadata({ role: 'identifier' }),
);

/** What names one record of the backend. Digits become their number, any other text stays. A broken one is null, as with an `Identifier`. */
export const Id = /* @__PURE__ */ v.pipe(
  numberOrText,
  v.transform(readId),
  v.metadata({ role: 'identifier' }),
);
export type Id = v.InferOutput<typeof Id>;

/** What a person calls a thing by. A broken one is a word for what has no name, so that the thing can still be chosen. */
export const Name = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'name' }));

/** A date or a time that has to be there. A broken one is null, and shown as unknown. */
export const Timestamp = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'timestamp' }));
