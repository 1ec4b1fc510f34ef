import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { belongsTo } from './belongsTo.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** The news that a user has opened. The news themselves are files. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: belongsTo(() => users.id),
    articleId: integer().notNull(),
    readAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.articleId] })],
);
