import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './moment.ts';
import { partners } from './partners.ts';

/** A file that a partner attached to a message; its bytes are on disk, under its id. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    partnerId: integer()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mimeType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('uploads_partner').on(table.partnerId)],
);
