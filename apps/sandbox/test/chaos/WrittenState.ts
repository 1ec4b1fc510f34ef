import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../../src/database/Database.ts';
import {
  agreements,
  channels,
  chatMessages,
  chatReactions,
  chats,
  contacts,
  partners,
  productProvisions,
  uploads,
  users,
} from '../../src/database/schema.ts';
import type { Ledger } from './Ledger.ts';

/** The value before. */
export interface Counts {
  readonly lastMessage: number;
  readonly chats: number;
  readonly requests: readonly string[];
}

/** Reads from the database what writers have left there. */
export class WrittenState {
  readonly #db: Database;
  readonly #uploadsFolder: string;

  constructor(db: Database, uploadsFolder: string) {
    this.#db = db;
    this.#uploadsFolder = uploadsFolder;
  }

  async counts(): Promise<Counts> {
    const [last] = await this.#db
      .select({ id: sql<number>`coalesce(max(${chatMessages.id}), 0)::int` })
      .from(chatMessages);
    return {
      lastMessage: last!.id,
      chats: await this.#count(chats),
      requests: await this.requests(),
    };
  }

  /** The messages that were added to a chat, in the form of a ledger. */
  async messagesOf(chatId: number, after: number): Promise<Ledger['messages']> {
    const rows = await this.#db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), gt(chatMessages.id, after)))
      .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id));
    return Promise.all(
      rows.map(async ({ id, markdown, deletedAt, attachments }) => {
        const reactions = await this.#db.select().from(chatReactions).where(eq(chatReactions.messageId, id));
        const ids = attachments.map(({ url }) => String(url).split('/').at(-2)!);
        return {
          id,
          text: markdown ?? '',
          isDeleted: deletedAt !== null,
          reactions: new Set(reactions.map(({ emoji }) => emoji)),
          files: await Promise.all(ids.map((file) => readFile(join(this.#uploadsFolder, file), 'utf8'))),
        };
      }),
    );
  }

  async isArchived(chatId: number): Promise<boolean> {
    return (await this.#count(chats, and(eq(chats.id, chatId), isNotNull(chats.archivedAt)))) === 1;
  }

  /** How many files of messages are known. */
  uploads(): Promise<number> {
    return this.#count(uploads);
  }

  /** The services that were requested: their numbers and channels. */
  async requests(): Promise<string[]> {
    const rows = await this.#db
      .select({ product: productProvisions.productId, channel: channels.platformGuid })
      .from(productProvisions)
      .innerJoin(channels, eq(channels.id, productProvisions.channelId));
    return rows.map(({ product, channel }) => `${product} ${channel}`);
  }

  async contactsOf(email: string): Promise<string[]> {
    const rows = await this.#db
      .select({ value: contacts.value })
      .from(contacts)
      .innerJoin(partners, eq(partners.id, contacts.partnerId))
      .innerJoin(users, eq(users.id, partners.userId))
      .where(eq(users.email, email));
    return rows.map(({ value }) => value);
  }

  async acceptedBy(email: string, kind: string): Promise<number> {
    const rows = await this.#db
      .select({ kind: agreements.kind })
      .from(agreements)
      .innerJoin(partners, eq(partners.id, agreements.partnerId))
      .innerJoin(users, eq(users.id, partners.userId))
      .where(and(eq(users.email, email), eq(agreements.kind, kind), isNotNull(agreements.agreedAt)));
    return rows.length;
  }

  #count(table: PgTable, condition?: ReturnType<typeof and>): Promise<number> {
    return this.#db.$count(table, condition);
  }
}
