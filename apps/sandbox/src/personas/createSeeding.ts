import { hash } from '@node-rs/argon2';
import { getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Clock } from '../Clock.ts';
import { readData } from '../content/readData.ts';
import { Texts } from '../content/wireLocales.ts';
import { seedCountries } from '../countries/countriesApi.ts';
import type { Database } from '../database/Database.ts';
import { supportCategories, users } from '../database/schema.ts';
import { copyTables, restoreTables, seededTables, type TableCopies } from '../database/tableCopies.ts';
import { markTables, type TableMarks } from '../database/tableMarks.ts';
import { personaPassword, personas } from './personas.ts';
import { seedPersona } from './seedPersona.ts';
import { timelineAround } from './Persona.ts';

/** The subjects of questions to support. */
const SupportCategories = v.array(v.strictObject({ id: v.number(), name: Texts, description: Texts }));

/** The content of the database after a seeding, and how to tell later whether it still does. */
interface Seeded {
  readonly copies: TableCopies;
  readonly marks: TableMarks;
}

/** For how long the moments of the seeds, which lie days around their seeding, are as good as new; in milliseconds. */
const freshness = 5 * 60_000;

export interface SeedingOptions {
  /** Whether it will be done again and again, as before every test: from the second time on it then costs a tenth. */
  isRepeated: boolean;
}

/** Returns the function that empties the database and fills it with the personas. */
export function createSeeding(
  clock: Pick<Clock, 'now'>,
  { isRepeated }: SeedingOptions = { isRepeated: true },
): (db: Database) => Promise<void> {
  let last: { at: number; seeded: Seeded } | undefined;

  return async (db) => {
    const now = clock.now().getTime();
    if (last && now >= last.at && now - last.at < freshness) {
      const { copies, marks } = last.seeded;
      last = { ...last, seeded: { copies, marks: await restoreTables(db, copies, marks) } };
      return;
    }
    const seeded = await reseed({ db, clock }, isRepeated);
    last = seeded && { at: now, seeded };
  };
}

/** Whether the database has any users. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.$count(users)) > 0;
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
    await transaction
      .insert(supportCategories)
      .values(readData('messenger/supportCategories.json', SupportCategories));
    for (const persona of personas) await seedPersona(transaction, persona, passwordHash, timeline);
    // Copied before any other write: the emptied tables are locked until the end.
    if (!isCopied) return undefined;
    return {
      copies: await copyTables(transaction, seededTables),
      marks: await markTables(transaction, seededTables),
    };
  });
}
