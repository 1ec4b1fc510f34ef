import * as v from 'valibot';

/** A text that names one thing. Nobody can make it up: a broken one is null, and never an empty text. */
export const Identifier = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'identifier' }));

/** What a person calls a thing by. A broken one is a word for what has no name, so that the thing can still be chosen. */
export const Name = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'name' }));

/** A date or a time that has to be there. A broken one is null, and shown as unknown. */
export const Timestamp = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'timestamp' }));
