import { hash } from '@node-rs/argon2';
import { getTableName, sql } from 'drizzle-orm';

import { seedCountries } from '../countries/seedCountries.ts';
import type { Database } from '../database/Database.ts';
import {
  countries,
  mail,
  oidcPayloads,
  platformCodes,
  supportCategories,
  users,
} from '../database/schema.ts';
import { seedSupportCategories } from '../messenger/seedSupportCategories.ts';
import type { Sandbox } from '../Sandbox.ts';
import { personaPassword, personas } from './personas.ts';
import { seedPersona } from './seedPersona.ts';
import { timelineAround } from './Timeline.ts';

/** Whether the database holds anybody. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.$count(users)) > 0;
}

/** Empties the database and fills it with the personas; the secrets stay, so that keys outlive a reset. */
export async function reseed({ db, clock }: Pick<Sandbox, 'db' | 'clock'>): Promise<void> {
  // Hashed before the transaction: the embedded database has one connection, which must not wait for it.
  const passwordHash = await hash(personaPassword);
  const timeline = timelineAround(clock.now());
  await db.transaction(async (transaction) => {
    const names = emptied.map((table) => getTableName(table)).join(', ');
    await transaction.execute(sql.raw(`truncate ${names} restart identity cascade`));
    await seedCountries(transaction);
    await seedSupportCategories(transaction);
    for (const persona of personas) await seedPersona(transaction, persona, passwordHash, timeline);
  });
}

/** Everything else belongs to a user and goes with them. */
const emptied = [users, countries, supportCategories, platformCodes, oidcPayloads, mail];
