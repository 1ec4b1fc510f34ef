import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';

import { chats } from '../database/schema.ts';
import { invalid } from '../http/HttpError.ts';
import type { Scope } from '../Sandbox.ts';
import { deliverReplies } from './deliverReplies.ts';
import { lastPageOf, pageOf } from './pages.ts';
import { presentChats } from './presentChats.ts';
import type { Reader } from './presentMessages.ts';

/** How many chats a page of the list has. */
const perPage = 20;

/** One page of a partner's active or archived chats, the latest change first. */
export async function chatPage(
  scope: Scope,
  { user, partner, locale }: Reader,
  section: 'active' | 'archive',
  query: { page?: number | undefined; after?: string | undefined },
) {
  const { db } = scope;
  const page = pageOf(query.page);
  await deliverReplies(scope, partner.id);
  const own = eq(chats.partnerId, partner.id);
  const isArchived = isNotNull(chats.archivedAt);
  const inSection = and(own, section === 'archive' ? isArchived : isNull(chats.archivedAt));
  const wanted = and(
    inSection,
    query.after === undefined ? undefined : gte(chats.updatedAt, momentOf(query.after)),
  );
  const rows = await db
    .select()
    .from(chats)
    .where(wanted)
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    chats: await presentChats(scope, { user, partner, locale }, rows),
    meta: {
      current_page: page,
      last_page: lastPageOf(await db.$count(chats, wanted), perPage),
      per_page: perPage,
      archived_chats_exist: (await db.$count(chats, and(own, isArchived))) > 0,
    },
  };
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalid({ after: ['The after field must be a valid date.'] });
  return moment;
}
