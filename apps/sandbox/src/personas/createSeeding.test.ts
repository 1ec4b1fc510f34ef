import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { createClock } from '../Clock.ts';
import { channels, chatMessages, countries, mail, sessions, users } from '../database/schema.ts';
import { memorySettings } from '#test/support/memorySettings.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { createSeeding } from './createSeeding.ts';

onEveryDatabase('seeding', ({ sandbox }) => {
  test('done again soon, it leaves the very rows and counters of the first time', async () => {
    const { db } = sandbox().control;
    const seed = createSeeding({ now: () => new Date() });
    const stand = async () => ({
      users: await db.select().from(users).orderBy(asc(users.id)),
      channels: await db.select().from(channels).orderBy(asc(channels.id)),
      messages: await db.select().from(chatMessages).orderBy(asc(chatMessages.id)),
      countries: await db.select().from(countries).orderBy(asc(countries.id)),
    });
    await seed(db);
    const fresh = await stand();
    expect(fresh.channels.length).toBeGreaterThan(5);

    const letter = { recipient: 'a@b.example', subject: 'Hello', text: 'Hello', sentAt: new Date() };
    await db.insert(mail).values([letter, letter]);
    await db.update(channels).set({ title: 'Renamed' });
    await db.delete(chatMessages);
    await db.delete(users).where(eq(users.email, 'partner@my-air.test'));
    await db.insert(sessions).values({ id: 'left', csrfToken: 'over', expiresAt: new Date() });
    await seed(db);
    expect(await stand()).toEqual(fresh);
    expect(await db.$count(sessions)).toBe(0);
    expect(await db.insert(mail).values(letter).returning({ id: mail.id })).toEqual([{ id: 1 }]);

    const { id: _, ...person } = { ...fresh.users[0]!, email: 'next@my-air.test', subject: 'next' };
    const added = await db.insert(users).values(person).returning({ id: users.id });
    expect(added).toEqual([{ id: fresh.users.at(-1)!.id + 1 }]);
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
