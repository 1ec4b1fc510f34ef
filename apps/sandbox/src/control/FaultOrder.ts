import * as v from 'valibot';

import { faultPresets } from './faultPresets.ts';

const presetNames = faultPresets.map(({ name }) => name);

/** An order to the control room about the calls of an endpoint. */
export const FaultOrder = v.strictObject({
  /** Method and path as the contract writes them (`GET api/channels`), or `*` for every endpoint. */
  endpoint: v.pipe(v.string(), v.regex(/^(\*|[A-Z]+ \S+)$/, "must be '*' or a method and a path")),
  /** The name of a row of the error catalogue; other fields of the order override its parts. */
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
  /** The number of calls after which it disarms itself. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type FaultOrder = v.InferOutput<typeof FaultOrder>;
