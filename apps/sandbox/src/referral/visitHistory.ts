import type { referralLinks, referralVisits } from '../database/schema.ts';
import { day, madeUpOn, sum } from './madeUpVisits.ts';

/** How many days the history has. */
const days = 30;

/** Visits and registrations of all links by day, the oldest first; empty where there has never been any. */
export function visitHistory(
  links: readonly (typeof referralLinks.$inferSelect)[],
  visits: readonly (typeof referralVisits.$inferSelect)[],
  now: Date,
) {
  const today = Math.floor(now.getTime() / day);
  const history = Array.from({ length: days }, (_, index) => {
    const number = today - days + 1 + index;
    const date = new Date(number * day).toISOString().slice(0, 10);
    // Today is not over: only real visits count.
    const madeUp = number === today ? [] : links.map((link) => madeUpOn(link, number));
    const came = visits
      .filter((visit) => visit.day === date)
      .map(({ hitCount, registrationCount }) => ({ hits: hitCount, registrations: registrationCount }));
    const { hits, registrations } = sum([...madeUp, ...came]);
    return { date, hit_count: hits, registration_count: registrations };
  });
  const isEmpty = history.every(({ hit_count, registration_count }) => hit_count + registration_count === 0);
  return isEmpty ? [] : history;
}
