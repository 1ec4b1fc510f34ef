import type { DistributionPlatformRow } from '../database/schema.ts';

const days = 86_400_000;

/** How long our team takes from the agreement to the first video on the platform. */
export const stages = { review: 1 * days, delivering: 3 * days, live: 7 * days };

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
