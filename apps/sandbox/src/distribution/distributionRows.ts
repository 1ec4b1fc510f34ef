import { and, asc, eq, isNull } from 'drizzle-orm';

import { day } from '../Clock.ts';
import type { Queries } from '../database/Database.ts';
import {
  channels,
  type DistributionPlatformRow,
  distributionPlatforms,
  distributionRequests,
} from '../database/schema.ts';

/** How long our team takes from the agreement to the first video on the platform. */
const stages = { review: 1 * day, delivering: 3 * day, live: 7 * day };

/** The platforms of a partner in the order in which they were offered, the requests for them, and the partner's channels on YouTube. */
export async function readDistribution(db: Queries, partnerId: number) {
  const isOwn = eq(distributionPlatforms.partnerId, partnerId);
  const [platforms, requests, ownChannels] = await Promise.all([
    db.select().from(distributionPlatforms).where(isOwn).orderBy(asc(distributionPlatforms.id)),
    db
      .select({ request: distributionRequests })
      .from(distributionRequests)
      .innerJoin(distributionPlatforms, eq(distributionPlatforms.id, distributionRequests.platformId))
      .where(isOwn)
      .orderBy(asc(distributionRequests.id)),
    db.query.channels.findMany({
      where: and(
        eq(channels.partnerId, partnerId),
        eq(channels.platform, 'youtube'),
        isNull(channels.deletedAt),
      ),
      orderBy: asc(channels.id),
    }),
  ]);
  return { platforms, requests: requests.map(({ request }) => request), channels: ownChannels };
}

export type DistributionRows = Awaited<ReturnType<typeof readDistribution>>;

/** The state of a platform at a moment: only agreed ones change by themselves, to live. */
export function movePlatformOn(
  { state, stateSince }: Pick<DistributionPlatformRow, 'state' | 'stateSince'>,
  now: Date,
): string {
  if (state !== 'agreed') return state;
  const passed = now.getTime() - stateSince.getTime();
  // A confirmation that is late has its moment in the future.
  if (passed < 0) return 'not_agreed';
  return passed >= stages.live ? 'distributing' : 'agreed';
}

/** The dates of a request at a moment: those that have come, and when it is expected to be live. */
export function requestDates(agreedAt: Date, now: Date) {
  const at = (stage: number) => new Date(agreedAt.getTime() + stage);
  const reached = (stage: number) => (at(stage) <= now ? at(stage).toISOString() : null);
  return {
    agreed_at: reached(0),
    review_at: reached(stages.review),
    delivering_at: reached(stages.delivering),
    live_at: reached(stages.live),
    expected_at: at(stages.live) <= now ? null : at(stages.live).toISOString(),
  };
}

/** The state of a request, from its dates. */
export function requestState(dates: ReturnType<typeof requestDates>): string {
  if (dates.live_at) return 'distributing';
  return dates.delivering_at ? 'delivering' : dates.review_at ? 'review' : 'agreed';
}

/** Moves the platforms of a partner that waited for an agreement to "agreed"; the others stay as they are. */
export async function agreePlatforms(
  db: Queries,
  partnerId: number,
  kind: string,
  now: Date,
  platformId?: number,
): Promise<void> {
  await db
    .update(distributionPlatforms)
    .set({ state: 'agreed', stateSince: now })
    .where(
      and(
        eq(distributionPlatforms.partnerId, partnerId),
        eq(distributionPlatforms.agreementKind, kind),
        eq(distributionPlatforms.state, 'not_agreed'),
        platformId === undefined ? undefined : eq(distributionPlatforms.id, platformId),
      ),
    );
}
