import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';

import { moment } from './moment.ts';

/** A letter that the sandbox "sent"; the mailbox page shows it. */
export const mail = pgTable(
  'mail',
  {
    id: serial().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The one address the letter asks to open. */
    link: text(),
    sentAt: moment().notNull(),
  },
  (table) => [index('mail_recipient').on(table.recipient)],
);
