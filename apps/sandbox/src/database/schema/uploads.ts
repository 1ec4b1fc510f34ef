import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { belongsTo } from './belongsTo.ts';
import { moment } from './moment.ts';
import { partners } from './partners.ts';

/** A file that a partner attached to a message; its bytes are on disk, under its id. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    name: text().notNull(),
    mimeType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('uploads_partner').on(table.partnerId)],
);
