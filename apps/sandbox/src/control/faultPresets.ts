import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import type { AnyEndpoint } from '../http/AnyEndpoint.ts';

/** One row of the specification's error catalogue, ready to be answered. */
const FaultPreset = v.strictObject({
  name: v.string(),
  label: v.string(),
  status: v.number(),
  /** Sent as JSON; a text is sent as it is. */
  body: v.union([v.string(), v.record(v.string(), v.string())]),
  /** Whether the body also names an address on a host that the portal may redirect to. */
  redirects: v.exactOptional(v.literal(true)),
  /** Whether the body also refuses every field that the call takes, as the contract lists them. */
  refusesFields: v.exactOptional(v.literal(true)),
  headers: v.exactOptional(v.record(v.string(), v.string())),
});
type FaultPreset = v.InferOutput<typeof FaultPreset>;

/** Every row of the error catalogue, and two more that only a broken server sends. */
export const faultPresets = readData('control/faults.json', v.array(FaultPreset));

/** An order to the control room about the calls of an endpoint. */
export const FaultOrder = v.strictObject({
  /** Method and path as the contract writes them (`GET api/channels`), or `*` for every endpoint. */
  endpoint: v.pipe(v.string(), v.regex(/^(\*|[A-Z]+ \S+)$/, "must be '*' or a method and a path")),
  /** The name of a row of the error catalogue; other fields of the order override its parts. */
  preset: v.optional(v.picklist(faultPresets.map(({ name }) => name))),
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

/** The body with which a preset answers a call of an endpoint. */
export function presetBody(
  { body, redirects, refusesFields }: FaultPreset,
  endpoint: AnyEndpoint,
  redirectUrl: string,
): unknown {
  if (typeof body === 'string') return body;
  if (redirects) return { ...body, redirect_url: redirectUrl };
  if (!refusesFields) return body;
  const { entries = { name: true } } = (endpoint.body ?? {}) as { entries?: object };
  const errors = Object.keys(entries).map((name) => [
    name,
    [`The ${name.replaceAll('_', ' ')} field is invalid.`, 'A second message that nobody shows.'],
  ]);
  return { ...body, errors: Object.fromEntries(errors) as unknown };
}
