import * as v from 'valibot';

/** A text that names one thing. Nobody can make it up: a broken one is null, and never an empty text. */
export const Identifier = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'identifier' }));

/** A date or a time that has to be there. A broken one is null, and shown as unknown. */
export const Timestamp = /* @__PURE__ */ v.pipe(v.string(), v.metadata({ role: 'timestamp' }));
