import { readStatistics } from '@my-air/api-client/contract';

import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { findChannels } from './findChannels.ts';
import { nextPayout, nextReport, paymentsOf, settleEarnings } from './settleEarnings.ts';
import { daysBefore, isCounted } from './statisticsDays.ts';

const defaultDays = 28;

/** The days of connected channels, the next report, and the payouts. */
export const statisticsApi: ApiArea = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, readStatistics, async ({ scope, query }, caller) => {
    const now = sandbox.clock.now();
    const partner = await settleEarnings(scope, caller.partner);
    const channels = (await findChannels(scope, partner.id)).filter(isCounted);
    const amount = partner.balance['approved'] ?? 0;
    return {
      channels: channels.map((channel) => ({
        platform: channel.platform,
        platform_guid: channel.platformGuid,
        days: daysBefore(channel, now, query.days ?? defaultDays),
      })),
      next_report: channels.length > 0 ? { date: nextReport(now) } : null,
      next_payout: amount > 0 ? { amount_usd: amount, date: nextPayout(now) } : null,
      last_payout: paymentsOf(partner, now)[0] ?? null,
    };
  });
};
