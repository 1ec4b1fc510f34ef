import * as v from 'valibot';

import { faultPresets } from './faultPresets.ts';

const presetNames = faultPresets.map(({ name }) => name);

/** What the control room is asked to do to the calls of an endpoint. */
export const FaultOrder = v.strictObject({
  /** Method and path as the contract writes them (`GET api/channels`), or `*` for every endpoint. */
  endpoint: v.pipe(v.string(), v.regex(/^(\*|[A-Z]+ \S+)$/, "must be '*' or a method and a path")),
  /** A row of the error catalogue by name; what is given beside it overrides its parts. */
  preset: v.optional(v.picklist(presetNames)),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Sent as JSON; a string is sent as it is, still called JSON, so that it can be broken. */
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Waits before anything else. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** Lets the endpoint do its work, and cuts the connection before the answer. */
  dropAnswer: v.optional(v.boolean()),
  /** Changes one place of the real answer, the same one for the same seed. */
  mutate: v.optional(v.pipe(v.number(), v.integer())),
  /** Disarms itself after so many calls. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type FaultOrder = v.InferOutput<typeof FaultOrder>;
