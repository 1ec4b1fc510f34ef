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

/** Writes a persona's chats, all in a few statements. @returns their ids, in the order of the seeds. */
export async function seedChats(
  db: Queries,
  { user, chats: seeds }: { user: { name: string } } & Pick<Persona, 'chats'>,
  { partnerId, userId }: { partnerId: number; userId: number },
  timeline: Timeline,
): Promise<number[]> {
  if (seeds.length === 0) return [];
  const added = await db
    .insert(chats)
    .values(seeds.map((seed) => chatRow(seed, partnerId, timeline)))
    .returning({ id: chats.id });
  const ids = added.map(({ id }) => id);
  const self = {
    name: user.name,
    avatar: picturePath('avatar', user.name),
    role: 'partner',
    color: '#5b6ee1',
    userId,
  };
  const people = await db
    .insert(chatParticipants)
    .values(
      seeds.flatMap(({ participants }, place) =>
        [self, ...participants].map((person) => ({ ...person, chatId: ids[place]! })),
      ),
    )
    .returning();
  const peopleOf = new Map(ids.map((id) => [id, people.filter(({ chatId }) => chatId === id)]));
  const messages = await db
    .insert(chatMessages)
    .values(
      seeds.flatMap((seed, place) => {
        const chatId = ids[place]!;
        return seed.messages.map((message) => messageRow(message, chatId, peopleOf.get(chatId)!, timeline));
      }),
    )
    .returning();
  const written = seeds.map((seed, place) => {
    const chatId = ids[place]!;
    return {
      seed,
      people: peopleOf.get(chatId)!,
      added: messages.filter((message) => message.chatId === chatId),
    };
  });
  for (const chat of written) await answerMessages(db, chat.seed.messages, chat.added);
  await insertRows(
    db,
    chatReactions,
    written.flatMap((chat) => reactionRows(chat.seed.messages, chat.added, chat.people)),
  );
  await insertRows(
    db,
    chatMentions,
    written.flatMap((chat) =>
      mentionRows(chat.added, chat.people[0]!.id, chat.seed.mentionsCount ?? 0, timeline),
    ),
  );
  await insertRows(
    db,
    supportRequests,
    written.flatMap(({ seed: { request }, added: [first] }) =>
      request && first ? [{ ...request, chatId: first.chatId, message: first.markdown ?? '' }] : [],
    ),
  );
  return ids;
}

/** The row of a chat, which is as old as its first message, and as new as its last one. */
function chatRow(chat: ChatSeed, partnerId: number, timeline: Timeline) {
  const { messages, archivedAt, dates, participants: _, request: __, ...seed } = chat;
  const days = messages.map(({ createdAt }) => createdAt);
  const moments = Object.entries(dates).map(([name, at]) => [name, timeline.at(at).toISOString()]);
  return {
    ...seed,
    processable: { ...seed.processable, ...Object.fromEntries(moments) },
    partnerId,
    archivedAt: timeline.maybe(archivedAt),
    createdAt: timeline.at(Math.min(...days)),
    updatedAt: timeline.at(Math.max(...days)),
  };
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
