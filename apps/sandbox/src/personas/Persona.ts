import { type Column, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import * as tables from '../database/schema.ts';

/** Turns the days of the seeds into moments around the present. */
export interface Timeline {
  at(days: number): Date;
  maybe(days: number | undefined): Date | null;
}

/** Nothing earned yet. */
export const emptyBalance = balanceOf({ approved: 0, advance: 0, active: 0, royalty: 0 });

/** A moment relative to the seeding, in days; the past is negative. */
const InDays = v.number();
const MaybeInDays = v.exactOptional(InDays);
/** A place in a list. */
const Place = v.pipe(v.number(), v.integer(), v.minValue(0));
const MaybePlace = v.exactOptional(Place);

/** Everything a partner can be granted. */
const allCapabilities = readData('personas/capabilities.json', v.record(v.string(), v.unknown()));

/** The schema of a column's values, by its kind of data. */
const values: Readonly<Partial<Record<Column['dataType'], v.GenericSchema>>> = {
  string: v.string(),
  number: v.number(),
  boolean: v.boolean(),
  json: v.custom((value) => typeof value === 'object' && value !== null, 'is neither an object nor a list'),
};

/** The columns of a row that a file may give. */
type Given<Row, Filled> = {
  [Name in keyof Row]: NonNullable<Row[Name]> extends Date
    ? never
    : Name extends Filled | 'id'
      ? never
      : Name;
}[keyof Row];
type ColumnsOf<Row, Filled> = {
  [Name in Given<Row, Filled> & keyof Row]-?: undefined extends Row[Name]
    ? v.ExactOptionalSchema<v.GenericSchema<Exclude<Row[Name], undefined>>, undefined>
    : v.GenericSchema<Row[Name]>;
};

/** The columns of a table that a file may give: not its number, no moments, and none of those that the seeding fills in. */
function columnsOf<Table extends PgTable, const Filled extends string>(
  table: Table,
  ...filled: readonly Filled[]
): ColumnsOf<Table['$inferInsert'], Filled> {
  const entries = Object.entries(getTableColumns(table)).flatMap(
    ([name, column]): [string, v.GenericSchema][] => {
      const value = values[column.dataType];
      if (!value || name === 'id' || filled.some((one) => one === name)) return [];
      const given = column.notNull ? value : v.nullable(value);
      return [[name, column.notNull && !column.hasDefault ? given : v.exactOptional(given)]];
    },
  );
  // SAFETY: the same columns are left out, and what they hold is what Drizzle says.
  return Object.fromEntries(entries) as ColumnsOf<Table['$inferInsert'], Filled>;
}

const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.array(v.strictObject(entries)), []);

const Channel = v.strictObject({
  ...columnsOf(tables.channels, 'partnerId', 'chatId'),
  statusSince: MaybeInDays,
  joinRequestNotAllowedUntil: MaybeInDays,
  /** When an audit was asked for. */
  auditRequested: MaybeInDays,
  /** Puts the chat of this place in the persona's list on the channel. */
  chat: MaybePlace,
});
export type ChannelSeed = v.InferOutput<typeof Channel>;

const Message = v.strictObject({
  ...columnsOf(tables.chatMessages, 'chatId', 'participantId', 'html', 'agreement', 'replyToMessageId'),
  /** The place of its author among the participants; the system's messages have none. */
  from: MaybePlace,
  /** `@{1}` names the participant of that place. */
  markdown: v.string(),
  createdAt: InDays,
  editedAt: MaybeInDays,
  deletedAt: MaybeInDays,
  /** The place of the message that it answers, in the same chat. */
  replyTo: MaybePlace,
  agreement: v.exactOptional(v.string()),
  /** Each emoji with the places of those who chose it. */
  reactions: v.exactOptional(v.record(v.string(), v.array(Place))),
});
export type MessageSeed = v.InferOutput<typeof Message>;

const Chat = v.strictObject({
  ...columnsOf(tables.chats, 'partnerId'),
  archivedAt: MaybeInDays,
  /** The dates of the process; they are added to `processable`. */
  dates: v.optional(v.record(v.string(), InDays), {}),
  /** The question that a support chat began with. */
  request: v.exactOptional(
    v.strictObject(columnsOf(tables.supportRequests, 'chatId', 'message', 'replyToMessageId')),
  ),
  /** The other participants: the persona is the first of each chat. */
  participants: v.array(v.strictObject(columnsOf(tables.chatParticipants, 'chatId', 'userId'))),
  messages: v.array(Message),
});
export type ChatSeed = v.InferOutput<typeof Chat>;

/** A user to sign in as, with all their data. */
export const Persona = v.strictObject({
  /** Kebab-case name in the control room. */
  id: v.string(),
  /** One sentence that says what the persona is good for. */
  summary: v.string(),
  user: v.strictObject({
    ...columnsOf(tables.users, 'subject', 'passwordHash'),
    isUnverified: v.exactOptional(v.boolean()),
    deactivateRequested: MaybeInDays,
  }),
  partner: v.strictObject({
    ...columnsOf(tables.partners, 'userId', 'countryId'),
    country: v.exactOptional(v.string()),
    capabilities: v.union([
      v.pipe(
        v.literal('all'),
        v.transform(() => allCapabilities),
      ),
      v.record(v.string(), v.unknown()),
    ]),
    balance: v.pipe(
      v.strictObject({ approved: v.number(), advance: v.number(), active: v.number(), royalty: v.number() }),
      v.transform(balanceOf),
    ),
  }),
  contacts: listOf(columnsOf(tables.contacts, 'partnerId')),
  agreements: listOf({ ...columnsOf(tables.agreements, 'partnerId'), agreed: MaybeInDays }),
  pendingModals: v.optional(v.array(v.string()), []),
  channels: v.optional(v.array(Channel), []),
  chats: v.optional(v.array(Chat), []),
  notifications: listOf({
    ...columnsOf(tables.notifications, 'partnerId', 'chatId'),
    created: InDays,
    archived: MaybeInDays,
    chat: MaybePlace,
  }),
  /** The services they asked for, each for one of their channels by its platform's name. */
  provisions: listOf({ productId: v.number(), channel: v.string(), requested: InDays }),
  /** The services they pinned. */
  pins: v.optional(v.array(v.number()), []),
  /** The platforms that their videos go to, each with the channels that were asked for. */
  distribution: listOf({
    ...columnsOf(tables.distributionPlatforms, 'partnerId', 'chatId'),
    since: MaybeInDays,
    chat: MaybePlace,
    requests: listOf({ channel: v.string(), agreed: InDays }),
  }),
  aiMetadata: v.exactOptional(
    v.strictObject({
      channels: listOf({
        guid: v.string(),
        language: v.string(),
        videos: v.number(),
        isAccessRevoked: v.optional(v.boolean(), false),
      }),
      /** The packages that were bought. */
      bought: listOf({ packageId: v.number(), at: InDays }),
      terms: v.optional(v.array(v.string()), []),
      /** Whether the first channel has a job that has ended, and one that waits for approval. */
      hasJobs: v.optional(v.boolean(), false),
      /** More jobs of the first channel, the oldest first, each for every ninth of its videos from a place on. */
      pastJobs: listOf({ languages: v.array(v.string()), place: Place, isReview: v.boolean(), at: InDays }),
    }),
  ),
  /** The channels with their language. Their videos are those of AI metadata. */
  aiOptimization: v.exactOptional(
    v.strictObject({ channels: listOf({ guid: v.string(), language: v.string() }) }),
  ),
  referralLinks: listOf(columnsOf(tables.referralLinks, 'partnerId')),
  referralChannels: listOf({
    ...columnsOf(tables.referralChannels, 'partnerId', 'startDate', 'endDate'),
    started: InDays,
    ended: MaybeInDays,
  }),
});
export type Persona = v.InferOutput<typeof Persona>;

/** A balance with its total, under both of the wire's names. What may be had in advance is offered, not earned: it counts for nothing. */
export function balanceOf(amounts: { approved: number; advance: number; active: number; royalty: number }) {
  const total = Math.round(100 * (amounts.approved + amounts.active + amounts.royalty)) / 100;
  const named = { ...amounts, total };
  const inDollars = Object.fromEntries(
    Object.entries(named).map(([name, amount]) => [`${name}_usd`, amount]),
  );
  return { ...named, ...inDollars };
}

export function timelineAround(now: Date): Timeline {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
  return { at, maybe: (days) => (days === undefined ? null : at(days)) };
}
