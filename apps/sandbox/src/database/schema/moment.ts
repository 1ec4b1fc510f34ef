import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, with its zone. */
export function moment() {
  return timestamp({ withTimezone: true, mode: 'date' });
}
