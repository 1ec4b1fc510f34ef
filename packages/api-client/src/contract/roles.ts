import * as v from 'valibot';

import { readId } from './ids.ts';

// The specification gives ids no type: a backend may send each as a number or as a text.
const numberOrText = /* @__PURE__ */ v.union([v.number(), v.string()]);

/**
 * A text that identifies one thing: a kind, a code, the guid of a channel; a number becomes its digits. It
 * cannot be made up: a broken one is null, and never an empty text.
 */
export const Identifier = /* @__PURE__ */ v.pipe(
  numberOrText,
  v.transform(String),
  v.metadata({ role: 'identifier' }),
);

/**
 * The identifier of one record of the backend. Digits become their number, any other text stays. A broken one
 * is null, as with an `Identifier`.
 */
export const Id = /* @__PURE__ */ v.pipe(
  numberOrText,
  v.transform(readId),
  v.metadata({ role: 'identifier' }),
);
export type Id = v.InferOutput<typeof Id>;

/**
 * The readable name of a thing. A broken one becomes a word for an unnamed thing, so that the thing can still
 * be chosen.
 */
export const Name = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'name' }));

/** A date or a time that is required. A broken one is null, and shown as unknown. */
export const Timestamp = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'timestamp' }));

/**
 * The day of an entry, as `2026-11-26`, which tells it from the other entries of its list. A broken one is null, and its
 * entry is left out.
 */
export const Day = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'identifier' }));
