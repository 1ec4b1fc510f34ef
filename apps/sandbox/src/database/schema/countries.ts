import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

type Region = {
  text: string;
  value: string;
};

/** A country that a creator can live in. */
export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  isoCode: text().notNull().unique(),
  name: text().notNull(),
  regions: jsonb().$type<Region[]>().notNull().default([]),
});
