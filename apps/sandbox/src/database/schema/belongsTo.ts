import { integer, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** The number of the row that this one belongs to; it is deleted with that row. */
export const belongsTo = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'cascade' });
