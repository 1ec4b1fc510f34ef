import { hash } from '@node-rs/argon2';
import { getTableName, sql } from 'drizzle-orm';

import { seedCountries } from '../countries/seedCountries.ts';
import type { Database } from '../database/Database.ts';
import { users } from '../database/schema.ts';
import { seededTables } from '../database/seededTables.ts';
import { copyTables, type TableCopies } from '../database/tableCopies.ts';
import { markTables, type TableMarks } from '../database/tableMarks.ts';
import { seedSupportCategories } from '../messenger/seedSupportCategories.ts';
import type { Clock } from '../Clock.ts';
import { personaPassword, personas } from './personas.ts';
import { seedPersona } from './seedPersona.ts';
import { timelineAround } from './Timeline.ts';

/** Whether the database has any users. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.$count(users)) > 0;
}

/** The content of the database after a seeding, and how to tell later whether it still does. */
export interface Seeded {
  readonly copies: TableCopies;
  readonly marks: TableMarks;
}

/**
 * Empties the database and fills it with the personas.
 * @returns its content afterwards, where a copy is wanted
 */
export async function reseed(
  { db, clock }: { db: Database; clock: Pick<Clock, 'now'> },
  isCopied: boolean,
): Promise<Seeded | undefined> {
  // Hashed before the transaction: the embedded database has one connection, which must not wait for it.
  const passwordHash = await hash(personaPassword);
  const timeline = timelineAround(clock.now());
  return db.transaction(async (transaction) => {
    const names = seededTables.map((table) => getTableName(table)).join(', ');
    await transaction.execute(sql.raw(`truncate ${names} restart identity cascade`));
    await seedCountries(transaction);
    await seedSupportCategories(transaction);
    for (const persona of personas) await seedPersona(transaction, persona, passwordHash, timeline);
    // Copied before any other write: the emptied tables are locked until the end.
    if (!isCopied) return undefined;
    return {
      copies: await copyTables(transaction, seededTables),
      marks: await markTables(transaction, seededTables),
    };
  });
}
