import type { Queries } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import { chatMessages, chatParticipants, chats } from '../database/schema.ts';
import type { ChatSeed } from './Persona.ts';
import type { Timeline } from './Timeline.ts';

/** Writes a persona's chats. @returns their ids, in the order of the seeds. */
export async function seedChats(
  db: Queries,
  seeds: readonly ChatSeed[],
  owner: { partnerId: number; userId: number },
  timeline: Timeline,
): Promise<number[]> {
  const ids: number[] = [];
  for (const seed of seeds) ids.push(await seedChat(db, seed, owner, timeline));
  return ids;
}

async function seedChat(
  db: Queries,
  { participants, messages, archivedAt, ...seed }: ChatSeed,
  { partnerId, userId }: { partnerId: number; userId: number },
  timeline: Timeline,
) {
  const days = messages.map(({ createdAt }) => createdAt);
  const [chat] = await db
    .insert(chats)
    .values({
      ...seed,
      partnerId,
      archivedAt: timeline.maybe(archivedAt),
      createdAt: timeline.at(Math.min(...days)),
      updatedAt: timeline.at(Math.max(...days)),
    })
    .returning({ id: chats.id });
  const chatId = chat!.id;
  const people = await db
    .insert(chatParticipants)
    .values(participants.map((person, place) => ({ ...person, chatId, userId: place === 0 ? userId : null })))
    .returning({ id: chatParticipants.id });
  await insertRows(
    db,
    chatMessages,
    messages.map(({ from, createdAt, ...message }) => ({
      ...message,
      chatId,
      participantId: from === undefined ? null : (people[from]?.id ?? null),
      createdAt: timeline.at(createdAt),
    })),
  );
  return chatId;
}
