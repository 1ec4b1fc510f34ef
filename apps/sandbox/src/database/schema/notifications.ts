import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';

import { belongsTo } from './belongsTo.ts';
import { moment } from './moment.ts';
import { partners } from './partners.ts';

/** A message of ours that stays in the portal until it is archived. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    type: text().notNull(),
    summary: text().notNull(),
    description: text(),
    rateMax: integer(),
    agreementId: text(),
    chatId: integer(),
    url: text(),
    partnerRating: integer(),
    partnerComment: text(),
    archivedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index('notifications_partner').on(table.partnerId)],
);
