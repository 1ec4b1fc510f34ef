import * as v from 'valibot';

import { assumedEndpoint } from './endpoint.ts';
import { Day, Identifier, Timestamp } from './roles.ts';

/** One day of a channel, in UTC. */
export const StatisticsDay = v.looseObject({
  date: Day,
  views: v.nullish(v.number()),
  /** The subscribers at the end of the day. */
  subscribers: v.nullish(v.number()),
  /** The estimated earnings of the day, in US dollars. */
  revenue_usd: v.nullish(v.number()),
});
export type StatisticsDay = v.InferOutput<typeof StatisticsDay>;

/** The days of the user's connected channels, the next report, and the payouts. */
export const Statistics = v.looseObject({
  channels: v.array(
    v.looseObject({
      platform: v.nullish(v.string()),
      platform_guid: Identifier,
      /** The latest day last; the day of the request is not among them. */
      days: v.array(StatisticsDay),
    }),
  ),
  next_payout: v.nullish(v.looseObject({ amount_usd: v.number(), date: Timestamp })),
  /** The day on which the next report of earnings comes. */
  next_report: v.nullish(v.looseObject({ date: Timestamp })),
  last_payout: v.nullish(v.looseObject({ amount_usd: v.number(), date: Timestamp })),
});
export type Statistics = v.InferOutput<typeof Statistics>;

/** The most days that are answered at once. */
export const longestStatistics = 365;

/** The last days of all connected channels, 28 unless asked otherwise. */
export const readStatistics = /* @__PURE__ */ assumedEndpoint('GET api/statistics', {
  query: v.object({
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestStatistics))),
  }),
  response: Statistics,
});
