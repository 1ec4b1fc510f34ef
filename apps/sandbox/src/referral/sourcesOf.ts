import type { referralVisits } from '../database/schema.ts';

/** The places that a link was shared at with their visits, those with the most first. */
export function sourcesOf(visits: readonly (typeof referralVisits.$inferSelect)[]) {
  const counts = new Map<string, number>();
  for (const { source, hitCount } of visits) {
    if (source !== '') counts.set(source, (counts.get(source) ?? 0) + hitCount);
  }
  return [...counts]
    .map(([source, hit_count]) => ({ source, hit_count }))
    .toSorted((one, other) => other.hit_count - one.hit_count || (one.source < other.source ? -1 : 1));
}
