import { eq } from 'drizzle-orm';

import { seedAiMetadata } from '../ai-metadata/seed/seedAiMetadata.ts';
import { seedAiOptimization } from '../ai-optimization/seed/seedAiOptimization.ts';
import type { Queries } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import * as tables from '../database/schema.ts';
import type { Persona } from './Persona.ts';
import { seedChannels } from './seedChannels.ts';
import { seedChats } from './seedChats.ts';
import { seedDistribution } from './seedDistribution.ts';
import { seedServices } from './seedServices.ts';
import type { Timeline } from './Timeline.ts';

/** Writes one persona with all their data. */
export async function seedPersona(
  db: Queries,
  persona: Persona,
  passwordHash: string,
  timeline: Timeline,
): Promise<void> {
  const owner = await seedPerson(db, persona, passwordHash, timeline);
  const { partnerId } = owner;
  const chatIds = await seedChats(db, persona.chats ?? [], owner, timeline);
  await seedChannels(db, persona.channels ?? [], partnerId, chatIds, timeline);
  await seedDistribution(db, persona, partnerId, chatIds, timeline);
  await seedServices(db, persona, partnerId, timeline);
  if (persona.aiMetadata) await seedAiMetadata(db, persona.aiMetadata, partnerId, timeline);
  if (persona.aiOptimization) await seedAiOptimization(db, persona.aiOptimization, partnerId, timeline);

  const { contacts = [], pendingModals = [], agreements = [], notifications = [] } = persona;
  const { referralLinks = [], referralChannels = [] } = persona;
  await insertRows(
    db,
    tables.contacts,
    contacts.map((contact) => ({ ...contact, partnerId })),
  );
  await insertRows(
    db,
    tables.pendingModals,
    pendingModals.map((name) => ({ name, partnerId })),
  );
  await insertRows(
    db,
    tables.agreements,
    agreements.map(({ agreed, ...seed }) => ({ ...seed, partnerId, agreedAt: timeline.maybe(agreed) })),
  );
  await insertRows(
    db,
    tables.notifications,
    notifications.map(({ created, archived, chat, ...seed }) => ({
      ...seed,
      partnerId,
      chatId: chat === undefined ? null : (chatIds[chat] ?? null),
      createdAt: timeline.at(created),
      archivedAt: timeline.maybe(archived),
    })),
  );
  await insertRows(
    db,
    tables.referralLinks,
    referralLinks.map((link) => ({ ...link, partnerId, countedFrom: timeline.at(0) })),
  );
  await insertRows(
    db,
    tables.referralChannels,
    referralChannels.map(({ started, ended, ...seed }) => ({
      ...seed,
      partnerId,
      countedFrom: timeline.at(0),
      startDate: timeline.at(started),
      endDate: timeline.maybe(ended),
    })),
  );
}

async function seedPerson(db: Queries, persona: Persona, passwordHash: string, timeline: Timeline) {
  const { isUnverified, deactivateRequested, ...user } = persona.user;
  const { country, ...partner } = persona.partner;
  const [person] = await db
    .insert(tables.users)
    .values({
      ...user,
      subject: crypto.randomUUID(),
      passwordHash,
      emailVerifiedAt: isUnverified ? null : timeline.at(-30),
      deactivateRequestedAt: timeline.maybe(deactivateRequested),
      createdAt: timeline.at(-500),
    })
    .returning({ id: tables.users.id });
  const userId = person!.id;
  const [home] = await db
    .select()
    .from(tables.countries)
    .where(eq(tables.countries.isoCode, country ?? ''));
  const [owner] = await db
    .insert(tables.partners)
    .values({ ...partner, userId, countryId: home?.id ?? null })
    .returning({ id: tables.partners.id });
  return { userId, partnerId: owner!.id };
}
