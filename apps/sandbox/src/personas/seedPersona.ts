import { eq } from 'drizzle-orm';

import { seedAiMetadata } from '../ai-metadata/seed/seedAiMetadata.ts';
import { seedAiOptimization } from '../ai-optimization/seed/seedAiOptimization.ts';
import { insertRows, type Queries } from '../database/Database.ts';
import * as tables from '../database/schema.ts';
import { audits, channels, productPins, productProvisions } from '../database/schema.ts';
import type { ChannelSeed, Persona, Timeline } from './Persona.ts';
import { seedChats } from './seedChats.ts';

/** Writes one persona with all their data. */
export async function seedPersona(
  db: Queries,
  persona: Persona,
  passwordHash: string,
  timeline: Timeline,
): Promise<void> {
  const owner = await seedPerson(db, persona, passwordHash, timeline);
  const { partnerId } = owner;
  const chatIds = await seedChats(db, persona, owner, timeline);
  await seedChannels(db, persona.channels, partnerId, chatIds, timeline);
  await seedDistribution(db, persona, partnerId, chatIds, timeline);
  await seedServices(db, persona, partnerId, timeline);
  if (persona.aiMetadata) await seedAiMetadata(db, persona.aiMetadata, partnerId, timeline);
  if (persona.aiOptimization) await seedAiOptimization(db, persona.aiOptimization, partnerId, timeline);

  const { contacts, pendingModals, agreements, referralLinks, referralChannels } = persona;
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
  await seedNotifications(db, persona.notifications, partnerId, chatIds, timeline);
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

/** Writes the services that a persona asked for, and those they pinned. */
async function seedServices(
  db: Queries,
  { provisions, pins }: Pick<Persona, 'provisions' | 'pins'>,
  partnerId: number,
  timeline: Timeline,
): Promise<void> {
  await insertRows(
    db,
    productPins,
    pins.map((productId) => ({ partnerId, productId, pinnedAt: timeline.at(-1) })),
  );
  if (provisions.length === 0) return;
  const partnerChannels = await db
    .select({ id: channels.id, guid: channels.platformGuid })
    .from(channels)
    .where(eq(channels.partnerId, partnerId));
  const rows = provisions.flatMap(({ productId, channel, requested }) => {
    const found = partnerChannels.find(({ guid }) => guid === channel);
    return found ? [{ partnerId, productId, channelId: found.id, requestedAt: timeline.at(requested) }] : [];
  });
  await insertRows(db, productProvisions, rows);
}

/** Writes notifications, some of them about chats. */
export async function seedNotifications(
  db: Queries,
  seeds: Persona['notifications'],
  partnerId: number,
  chatIds: readonly number[],
  timeline: Timeline,
): Promise<void> {
  await insertRows(
    db,
    tables.notifications,
    seeds.map(({ created, archived, chat, ...seed }) => ({
      ...seed,
      partnerId,
      chatId: chat === undefined ? null : (chatIds[chat] ?? null),
      createdAt: timeline.at(created),
      archivedAt: timeline.maybe(archived),
    })),
  );
}

/** Writes a persona's channels and their audits. */
export async function seedChannels(
  db: Queries,
  seeds: readonly ChannelSeed[],
  partnerId: number,
  chatIds: readonly number[],
  timeline: Timeline,
): Promise<void> {
  if (seeds.length === 0) return;
  const added = await db
    .insert(channels)
    .values(
      seeds.map(({ statusSince = 0, joinRequestNotAllowedUntil, chat, ...seed }) => ({
        ...seed,
        partnerId,
        chatId: chat === undefined ? null : (chatIds[chat] ?? null),
        statusSince: timeline.at(statusSince),
        joinRequestNotAllowedUntil: timeline.maybe(joinRequestNotAllowedUntil),
        createdAt: timeline.at(statusSince - 1),
      })),
    )
    .returning({ id: channels.id });
  const asked = seeds.flatMap(({ auditRequested }, place) => {
    const channelId = added[place]?.id;
    if (auditRequested === undefined || channelId === undefined) return [];
    return [{ channelId, requestedAt: timeline.at(auditRequested) }];
  });
  await insertRows(db, audits, asked);
}

/** Writes the platforms that a persona's videos go to, and what was asked for of each. */
async function seedDistribution(
  db: Queries,
  { distribution }: Persona,
  partnerId: number,
  chatIds: readonly number[],
  timeline: Timeline,
): Promise<void> {
  for (const { since = 0, chat, requests, ...seed } of distribution) {
    const [row] = await db
      .insert(tables.distributionPlatforms)
      .values({
        ...seed,
        partnerId,
        stateSince: timeline.at(since),
        chatId: chat === undefined ? null : (chatIds[chat] ?? null),
      })
      .returning({ id: tables.distributionPlatforms.id });
    await insertRows(
      db,
      tables.distributionRequests,
      requests.map(({ channel, agreed }) => ({
        platformId: row!.id,
        channelGuid: channel,
        agreedAt: timeline.at(agreed),
      })),
    );
  }
}
