import * as v from 'valibot';

/** The behaviours that a test can order of the planner instead of its work. */
export const behaviours = [
  'unknown_function',
  'bad_arguments',
  'endless_loop',
  'same_call',
  'empty',
  'slow',
  'rate_limited',
  'server_error',
  'say',
] as const;

/** An order of the control room to the planner. */
export const PlannerOrder = v.strictObject({
  behaviour: v.picklist(behaviours),
  /** The form of the gateway that it applies to; both by default. */
  call: v.optional(v.picklist(['responses', 'chat/completions'])),
  /** The number of calls that it applies to; without it, until it is taken back. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** slow: how long it thinks. @default 20000 */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)), 20_000),
  /** rate_limited: after how many seconds to try again. @default 30 */
  retryAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 30),
  /** say: what it does in each turn; after the last it works as usual. */
  turns: v.optional(
    v.array(
      v.strictObject({
        text: v.optional(v.string()),
        /** Arguments that are a text are sent as they are, so that they can be broken. */
        calls: v.optional(
          v.array(v.strictObject({ name: v.string(), arguments: v.optional(v.unknown(), {}) })),
          [],
        ),
      }),
    ),
    [],
  ),
});
export type PlannerOrder = v.InferOutput<typeof PlannerOrder>;
