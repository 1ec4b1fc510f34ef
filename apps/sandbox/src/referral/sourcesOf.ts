import type { referralVisits } from '../database/schema.ts';

/** The places that a link was shared at with their visits and registrations, those with the most first. */
export function sourcesOf(visits: readonly (typeof referralVisits.$inferSelect)[]) {
  const places = new Map<string, { source: string; hit_count: number; registration_count: number }>();
  for (const { source, hitCount, registrationCount } of visits) {
    if (source === '') continue;
    const { hit_count = 0, registration_count = 0 } = places.get(source) ?? {};
    places.set(source, {
      source,
      hit_count: hit_count + hitCount,
      registration_count: registration_count + registrationCount,
    });
  }
  return [...places.values()].toSorted(
    (one, other) => other.hit_count - one.hit_count || (one.source < other.source ? -1 : 1),
  );
}
