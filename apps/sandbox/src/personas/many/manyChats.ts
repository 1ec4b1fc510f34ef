import { guidOf, nameOf, statusOf } from './manyChannels.ts';
import { around, words } from './words.ts';

/** How many chats each list has. */
export interface ChatCounts {
  readonly active: number;
  readonly archived: number;
}

/** The place of the chat that is long, and how many talks it has. */
const longest = { place: 1, talks: 14 };

/** The kinds of chats that the list repeats. Those of `join` are about the channel of the same place. */
const kinds = [
  join,
  support,
  (place: number) => ({
    processType: 'withdrawal',
    processable: {
      id: id(place),
      manager: 'manager:marco',
      amount_usd: 120 + 35 * place,
      method: 'payoneer',
      status: 'processing',
    },
  }),
  join,
  (place: number) => ({
    processType: 'productWork',
    isGroupChat: true,
    processable: {
      id: id(place),
      manager: 'manager:marco',
      product: { id: 15, name: nameOf(place).title },
      stage: 'editing',
    },
  }),
];

/**
 * Chats with our team, the last changed first: every fifth has unread messages, and every tenth names the persona.
 * @param from the place of the first channel that they are about
 */
export function manyChats({ active, archived }: ChatCounts, from = 0) {
  return Array.from({ length: active + archived }, (_, place) => {
    const isArchived = place >= active;
    const lastAt = -0.02 - 0.7 * place - (isArchived ? 20 : 0);
    const unreadCount = isArchived || place % 5 !== 0 ? 0 : 1 + (place % 3);
    const isNamed = unreadCount > 0 && place % 10 === 0;
    return {
      ...around(kinds, place)(from + place),
      ...(isArchived && { archivedAt: lastAt + 1, isClosedBySelf: place % 2 === 0 }),
      unreadCount,
      mentionsCount: isNamed ? 1 : 0,
      participants: [around(words.people, place), around(words.people, place + 1)],
      messages: messagesOf(place, lastAt, unreadCount, isNamed),
    };
  });
}

/** A talk or several, and behind them what was not read. */
function messagesOf(place: number, lastAt: number, unreadCount: number, isNamed: boolean) {
  const talks = place === longest.place ? longest.talks : 1;
  const lines = Array.from({ length: talks }, (_, talk) => around(words.talks, place + talk)).flatMap(
    (talk) => talk.map((markdown, line) => ({ from: line % 2, markdown })),
  );
  const unread = Array.from({ length: unreadCount }, (_, late) => {
    const line = around(words.talks, place + late + 1)[1]!;
    return { from: 1, markdown: isNamed && late === 0 ? `@{0} ${line}` : line };
  });
  const all = [...lines, ...unread];
  return all.map((message, line) => ({ ...message, createdAt: lastAt - 0.03 * (all.length - 1 - line) }));
}

function join(place: number) {
  const { title } = nameOf(place);
  const channel = {
    platform: 'youtube',
    platform_guid: guidOf(place),
    title,
    thumbnail_image: `picture:channel/${title}`,
  };
  return {
    processType: 'join',
    processable: { id: id(place), manager: 'manager:marco', status: statusOf(place), channel },
  };
}

function support(place: number) {
  const summary = `${around(words.subjects, place)}: ${nameOf(place).title}`;
  const request = { categoryId: 1 + (place % 4), summary, rating: null, comment: null };
  return { processType: 'support', processable: { manager: 'manager:marco' }, request };
}

/** The number of the business that a chat is about. */
function id(place: number) {
  return 20_000 + place;
}
