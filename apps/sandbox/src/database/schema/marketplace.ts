import { index, integer, pgTable, primaryKey, serial, uniqueIndex } from 'drizzle-orm/pg-core';

import { channels } from './channels.ts';
import { belongsTo, moment } from './columns.ts';
import { chats } from './messenger.ts';
import { partners } from './partners.ts';

// Services themselves are content and stand in files; `productId` is their number there.

const partnerId = () => belongsTo(() => partners.id);

/** A service that a partner asked for, for one channel; how far it has come follows from the clock. */
export const productProvisions = pgTable(
  'product_provisions',
  {
    id: serial().primaryKey(),
    partnerId: partnerId(),
    productId: integer().notNull(),
    channelId: belongsTo(() => channels.id),
    chatId: integer().references(() => chats.id, { onDelete: 'set null' }),
    requestedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('product_provisions_channel').on(table.productId, table.channelId),
    index('product_provisions_partner').on(table.partnerId),
  ],
);
export type ProductProvisionRow = typeof productProvisions.$inferSelect;

/** A service that a partner keeps at the top. */
export const productPins = pgTable(
  'product_pins',
  { partnerId: partnerId(), productId: integer().notNull(), pinnedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.productId] })],
);

/** The chat of a member with those who run a service. */
export const productSupportChats = pgTable(
  'product_support_chats',
  {
    partnerId: partnerId(),
    productId: integer().notNull(),
    chatId: belongsTo(() => chats.id),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.productId] })],
);
