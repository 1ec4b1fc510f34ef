import { eq } from 'drizzle-orm';

import { insertRows, type Queries } from '../database/Database.ts';
import {
  chatMentions,
  chatMessages,
  chatParticipants,
  chatReactions,
  chats,
  supportRequests,
} from '../database/schema.ts';
import { mention, mentionedIds, renderMarkdown } from '../messenger/postMessage.ts';
import { picturePath } from '../pictures/pictures.ts';
import type { ChatSeed, MessageSeed, Persona, Timeline } from './Persona.ts';

/** Writes a persona's chats. @returns their ids, in the order of the seeds. */
export async function seedChats(
  db: Queries,
  { user, chats: seeds }: Persona,
  owner: { partnerId: number; userId: number },
  timeline: Timeline,
): Promise<number[]> {
  const ids: number[] = [];
  const self = {
    name: user.name,
    avatar: picturePath('avatar', user.name),
    role: 'partner',
    color: '#5b6ee1',
  };
  for (const { participants, ...seed } of seeds) {
    ids.push(await seedChat(db, { ...seed, participants: [self, ...participants] }, owner, timeline));
  }
  return ids;
}

async function seedChat(
  db: Queries,
  { participants, messages, archivedAt, dates, request, ...seed }: ChatSeed,
  { partnerId, userId }: { partnerId: number; userId: number },
  timeline: Timeline,
) {
  const days = messages.map(({ createdAt }) => createdAt);
  const moments = Object.entries(dates).map(([name, at]) => [name, timeline.at(at).toISOString()]);
  const [chat] = await db
    .insert(chats)
    .values({
      ...seed,
      processable: { ...seed.processable, ...Object.fromEntries(moments) },
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
    .returning();
  const rows = messages.map((message) => messageRow(message, chatId, people, timeline));
  const added = await db.insert(chatMessages).values(rows).returning();
  await answerMessages(db, messages, added);
  await insertRows(db, chatReactions, reactionRows(messages, added, people));
  await insertRows(db, chatMentions, mentionRows(added, people[0]!.id, seed.mentionsCount ?? 0, timeline));
  const [first] = added;
  if (request && first) {
    await db.insert(supportRequests).values({ ...request, chatId, message: first.markdown ?? '' });
  }
  return chatId;
}

type Person = typeof chatParticipants.$inferSelect;
type Message = typeof chatMessages.$inferSelect;

function messageRow(seed: MessageSeed, chatId: number, people: readonly Person[], timeline: Timeline) {
  const {
    from,
    markdown,
    agreement,
    createdAt,
    editedAt,
    deletedAt,
    replyTo: _,
    reactions: __,
    ...rest
  } = seed;
  const named = markdown.replaceAll(/@\{(\d)\}/g, (_token, place: string) => {
    const person = people[Number(place)]!;
    return mention(person.id, person.name);
  });
  return {
    ...rest,
    chatId,
    participantId: from === undefined ? null : (people[from]?.id ?? null),
    markdown: named,
    html: renderMarkdown(named),
    agreement: agreement === undefined ? null : { id: agreement },
    createdAt: timeline.at(createdAt),
    updatedAt: timeline.maybe(editedAt ?? deletedAt),
    deletedAt: timeline.maybe(deletedAt),
  };
}

/** Written in a second step: only now do the messages have their numbers. */
async function answerMessages(db: Queries, seeds: readonly MessageSeed[], added: readonly Message[]) {
  for (const [place, { replyTo }] of seeds.entries()) {
    if (replyTo === undefined) continue;
    await db
      .update(chatMessages)
      .set({ replyToMessageId: added[replyTo]!.id })
      .where(eq(chatMessages.id, added[place]!.id));
  }
}

function reactionRows(seeds: readonly MessageSeed[], added: readonly Message[], people: readonly Person[]) {
  return seeds.flatMap(({ reactions = {} }, place) =>
    Object.entries(reactions).flatMap(([emoji, places]) =>
      places.map((who) => ({ messageId: added[place]!.id, participantId: people[who]!.id, emoji })),
    ),
  );
}

/** The mentions of the persona; the last `unread` of them have not been read. */
function mentionRows(added: readonly Message[], personaId: number, unread: number, timeline: Timeline) {
  const naming = added.filter(({ html }) => mentionedIds(html).has(personaId));
  return naming.map(({ id, chatId }, place) => ({
    messageId: id,
    chatId,
    readAt: place < naming.length - unread ? timeline.at(0) : null,
  }));
}
