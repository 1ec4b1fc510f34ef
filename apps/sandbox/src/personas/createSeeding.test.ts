import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { createClock } from '../Clock.ts';
import type { Database } from '../database/Database.ts';
import { channels, chatMessages, countries, mail, partners, sessions, users } from '../database/schema.ts';
import { memorySettings } from '#test/support/memorySettings.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { createSeeding } from './createSeeding.ts';

type User = typeof users.$inferSelect;

/** The rows of tables that others refer to, and of some that refer to them. */
const standOf = async (db: Database) => ({
  users: await db.select().from(users).orderBy(asc(users.id)),
  partners: await db.select().from(partners).orderBy(asc(partners.id)),
  channels: await db.select().from(channels).orderBy(asc(channels.id)),
  messages: await db.select().from(chatMessages).orderBy(asc(chatMessages.id)),
  countries: await db.select().from(countries).orderBy(asc(countries.id)),
});

const change = (db: Database, { id }: User, email: string) =>
  db.update(users).set({ email }).where(eq(users.id, id));

/** Adds a user like another one, and returns its id. */
async function add(db: Database, like: User, email: string): Promise<number> {
  const [added] = await db
    .insert(users)
    .values({ ...like, id: undefined, email, subject: 'added' })
    .returning({ id: users.id });
  return added!.id;
}

onEveryDatabase('seeding', ({ sandbox }) => {
  test('done again soon, it leaves the very rows and counters of the first time', async () => {
    const { db } = sandbox().control;
    const seed = createSeeding({ now: () => new Date() });
    await seed(db);
    const fresh = await standOf(db);
    expect(fresh.channels.length).toBeGreaterThan(5);

    const letter = { recipient: 'a@b.example', subject: 'Hello', text: 'Hello', sentAt: new Date() };
    await db.insert(mail).values([letter, letter]);
    await db.update(channels).set({ title: 'Renamed' });
    await db.delete(chatMessages);
    await db.delete(users).where(eq(users.email, 'partner@my-air.test'));
    await db.insert(sessions).values({ id: 'left', csrfToken: 'over', expiresAt: new Date() });
    await seed(db);
    expect(await standOf(db)).toEqual(fresh);
    expect(await db.$count(sessions)).toBe(0);
    expect(await db.insert(mail).values(letter).returning({ id: mail.id })).toEqual([{ id: 1 }]);

    const { id: _, ...person } = { ...fresh.users[0]!, email: 'next@my-air.test', subject: 'next' };
    const added = await db.insert(users).values(person).returning({ id: users.id });
    expect(added).toEqual([{ id: fresh.users.at(-1)!.id + 1 }]);
  });

  test('done again soon, it writes only to tables that were written to, also where others refer to them', async () => {
    const { db } = sandbox().control;
    const seed = createSeeding({ now: () => new Date() });
    const writers = () =>
      db
        .select({ id: chatMessages.id, writer: sql`${chatMessages}.xmin::text` })
        .from(chatMessages)
        .orderBy(asc(chatMessages.id));
    await seed(db);
    const [fresh, names] = [await writers(), await db.select().from(users).orderBy(asc(users.id))];
    expect(fresh.length).toBeGreaterThan(5);
    await db.update(users).set({ name: 'Renamed' });
    await seed(db);
    expect(await db.select().from(users).orderBy(asc(users.id))).toEqual(names);
    expect(await writers()).toEqual(fresh);
  });

  test.each<[string, (db: Database, seeded: [User, User]) => Promise<unknown>]>([
    [
      'two users have exchanged their addresses',
      async (db, [one, other]) => {
        await change(db, one, 'between@my-air.test');
        await change(db, other, one.email);
        await change(db, one, other.email);
      },
    ],
    [
      'an added user has the address of another one',
      async (db, [one]) => {
        await change(db, one, 'moved@my-air.test');
        await add(db, one, one.email);
      },
    ],
    [
      'the account of a user, with its channels, belongs to an added one',
      async (db, [one, other]) => {
        const added = await add(db, one, 'added@my-air.test');
        await db.update(partners).set({ userId: added }).where(eq(partners.userId, other.id));
      },
    ],
  ])('done again soon, it leaves the very rows of the first time: %s', async (_title, write) => {
    const { db } = sandbox().control;
    const seed = createSeeding({ now: () => new Date() });
    await seed(db);
    const fresh = await standOf(db);
    await write(db, fresh.users as [User, User]);
    await seed(db);
    expect(await standOf(db)).toEqual(fresh);
  });

  test('done again much later, it moves the seeds to the new present', async () => {
    const { db } = sandbox().control;
    const clock = createClock(memorySettings());
    const seed = createSeeding(clock);
    const oldest = async () => (await db.select().from(users).orderBy(asc(users.createdAt)))[0]!.createdAt;
    await seed(db);
    const first = await oldest();
    await clock.advance(3600);
    await seed(db);
    expect((await oldest()).getTime() - first.getTime()).toBeGreaterThanOrEqual(3_600_000);
  });
});
