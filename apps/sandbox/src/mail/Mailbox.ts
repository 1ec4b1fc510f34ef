import { desc, eq } from 'drizzle-orm';

import type { Clock } from '../Clock.ts';
import type { Database, Queries } from '../database/Database.ts';
import { mail } from '../database/schema.ts';

/** A letter to be sent. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The one address the letter asks to open. */
  link?: string;
}
export type SentLetter = typeof mail.$inferSelect;

/** Where letters land instead of going out. */
export interface Mailbox {
  /** Sends a letter as part of a transaction. */
  send(db: Queries, letter: Letter): Promise<void>;
  /** The letters to one recipient, or to all, the newest first. */
  list(recipient?: string): Promise<SentLetter[]>;
}

export function createMailbox(db: Database, clock: Clock): Mailbox {
  return {
    send: async (transaction, { to, subject, text, link }) => {
      await transaction
        .insert(mail)
        .values({ recipient: to.toLowerCase(), subject, text, link: link ?? null, sentAt: clock.now() });
    },
    list: (recipient) =>
      db
        .select()
        .from(mail)
        .where(recipient === undefined ? undefined : eq(mail.recipient, recipient.toLowerCase()))
        .orderBy(desc(mail.id))
        .limit(200),
  };
}
