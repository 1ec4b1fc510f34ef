import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core';

/** The number of the row that this one belongs to; it is deleted with that row. */
export const belongsTo = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'cascade' });

/** A point in time, with its zone. */
export function moment() {
  return timestamp({ withTimezone: true, mode: 'date' });
}
