import { asc, eq, inArray } from 'drizzle-orm';

import { presentAgreement } from '../agreements/agreements.ts';
import type { WireLocale } from '../content/wireLocales.ts';
import { agreements, chatMessages, chatParticipants, chatReactions } from '../database/schema.ts';
import { absoluteUrl, absoluteUrls } from '../http/absoluteUrl.ts';
import type { Caller } from '../http/Call.ts';
import type { Scope } from '../Platform.ts';
import { isEditable, type MessageRow, type ParticipantRow } from './findChat.ts';

/** The reader of a chat, and their language. */
export interface Reader extends Pick<Caller, 'user' | 'partner'> {
  /** The wire's code of the language. */
  readonly locale: WireLocale;
}

/** Messages as the contract has them; of a deleted one only its place is left. */
export async function presentMessages(scope: Scope, reader: Reader, rows: readonly MessageRow[]) {
  if (rows.length === 0) return [];
  const context = await readMessageContext(scope, reader, rows);
  return rows.map((row) => {
    const answered = context.answered.find(({ id }) => id === row.replyToMessageId);
    return {
      ...presentOne(scope, reader, row, context),
      replied_to_message: answered ? presentOne(scope, reader, answered, context) : null,
    };
  });
}

type MessageContext = Awaited<ReturnType<typeof readMessageContext>>;

async function readMessageContext({ db }: Scope, { partner }: Reader, rows: readonly MessageRow[]) {
  const replyIds = rows.flatMap(({ replyToMessageId }) => replyToMessageId ?? []);
  const answered = replyIds.length
    ? await db.select().from(chatMessages).where(inArray(chatMessages.id, replyIds))
    : [];
  const all = [...rows, ...answered];
  const chatIds = [...new Set(all.map(({ chatId }) => chatId))];
  const hasAgreement = all.some(({ agreement }) => agreement !== null);
  return {
    answered,
    participants: await db.select().from(chatParticipants).where(inArray(chatParticipants.chatId, chatIds)),
    reactions: await db.query.chatReactions.findMany({
      where: inArray(
        chatReactions.messageId,
        all.map(({ id }) => id),
      ),
      orderBy: asc(chatReactions.id),
    }),
    agreements: hasAgreement
      ? await db.select().from(agreements).where(eq(agreements.partnerId, partner.id))
      : [],
  };
}

function presentOne(scope: Scope, reader: Reader, row: MessageRow, context: MessageContext) {
  const author = context.participants.find(({ id }) => id === row.participantId);
  const isDeleted = row.deletedAt !== null;
  return {
    id: row.id,
    user: author ? presentAuthor(scope, reader, author) : null,
    written_by: row.staffName === null ? null : { name: row.staffName },
    type: row.type,
    message_html: isDeleted ? '' : row.html,
    message_markdown: isDeleted ? '' : row.markdown,
    attachments: isDeleted ? [] : (absoluteUrls(scope, row.attachments) as { name: string }[]),
    agreement: isDeleted ? null : presentAgreementOf(scope, reader, row, context),
    reply_to_message_id: row.replyToMessageId,
    reactions: isDeleted ? [] : presentReactions(reader, row, context),
    is_editable: isEditable(row, author, { userId: reader.user.id, now: scope.clock.now() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** A participant in the form that messages have. */
export function presentAuthor(scope: Scope, { user }: Reader, author: ParticipantRow) {
  return {
    id: author.id,
    name: author.name,
    avatar: absoluteUrl(scope, author.avatar),
    me: author.userId === user.id,
    is_manager: author.isManager,
  };
}

function presentAgreementOf(scope: Scope, { locale }: Reader, row: MessageRow, context: MessageContext) {
  const kind = row.agreement?.id;
  if (typeof kind !== 'string') return null;
  const known = context.agreements.find((agreement) => agreement.kind === kind);
  return presentAgreement(scope, known ?? { kind, agreedAt: null, scannedCopyUrl: null }, locale);
}

function presentReactions({ user }: Reader, row: MessageRow, context: MessageContext) {
  const messageReactions = context.reactions.filter(({ messageId }) => messageId === row.id);
  return [...new Set(messageReactions.map(({ emoji }) => emoji))].map((emoji) => {
    const users = messageReactions
      .filter((choice) => choice.emoji === emoji)
      .flatMap((choice) => context.participants.find(({ id }) => id === choice.participantId) ?? []);
    return {
      emoji,
      me: users.some(({ userId }) => userId === user.id),
      users: users.map(({ id, name }) => ({ id, name })),
    };
  });
}
