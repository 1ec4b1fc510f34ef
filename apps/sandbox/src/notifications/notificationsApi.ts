import {
  deleteNotification,
  listNotifications,
  rateNotification,
  replyToNotification,
} from '@my-air/notifications/contract';
import { and, desc, eq, lte } from 'drizzle-orm';

import { settleEarnings } from '../channels/settleEarnings.ts';
import { findChannels } from '../channels/findChannels.ts';
import { tellWeek } from '../channels/tellWeek.ts';
import { fill, type WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { notifications } from '../database/schema.ts';
import { databaseId } from '../http/databaseId.ts';
import { invalid, notFound } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import { translateText } from '../personas/translateText.ts';
import type { ApiArea } from '../Platform.ts';

type NotificationRow = typeof notifications.$inferSelect;

/** Our messages to a partner: those that wait, and the archive. */
export const notificationsApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, listNotifications, async ({ db, scope, locale }, { partner, user }) => {
    // A channel that has moved on by now is told, and so are money and the week.
    await findChannels(scope, partner.id);
    await settleEarnings(scope, partner);
    await tellWeek(scope, user, partner);
    const rows = await db.query.notifications.findMany({
      where: and(eq(notifications.partnerId, partner.id), lte(notifications.createdAt, clock.now())),
      orderBy: [desc(notifications.createdAt), desc(notifications.id)],
    });
    const isArchived = ({ archivedAt }: NotificationRow) => archivedAt !== null;
    return {
      active_notifications: rows.filter((row) => !isArchived(row)).map((row) => wire(row, locale)),
      archive_notifications: rows.filter(isArchived).map((row) => wire(row, locale)),
    };
  });

  registerEndpoint(app, sandbox, deleteNotification, async ({ db, params }, { partner }) => {
    await change(db, params.id, partner.id, ({ archivedAt }) => ({ archivedAt: archivedAt ?? clock.now() }));
  });

  registerEndpoint(app, sandbox, replyToNotification, async ({ db, locale, params, body }, { partner }) => {
    const replied = await change(db, params.id, partner.id, () => ({ partnerComment: body.message }));
    return { notification_message: wire(replied, locale) };
  });

  registerEndpoint(app, sandbox, rateNotification, async ({ db, locale, params, body }, { partner }) => {
    const rated = await change(db, params.id, partner.id, ({ type, rateMax }) => {
      const top = rateMax ?? (type === 'nps' ? 10 : 5);
      if (body.rating > top) {
        throw invalid({ rating: [say('too_great', { name: 'rating', count: top })] });
      }
      const comment = body.feedback !== undefined && { partnerComment: body.feedback };
      return { partnerRating: body.rating, ...comment };
    });
    return { notification_message: wire(rated, locale) };
  });

  /** Changes a notification of the partner that has come by now; 404 for any other. */
  async function change(
    db: Queries,
    id: string,
    partnerId: number,
    valuesFor: (row: NotificationRow) => Partial<NotificationRow>,
  ): Promise<NotificationRow> {
    const isIt = and(eq(notifications.id, databaseId(id)), eq(notifications.partnerId, partnerId));
    const row = await db.query.notifications.findFirst({
      where: and(isIt, lte(notifications.createdAt, clock.now())),
    });
    if (!row) throw notFound();
    const [changed] = await db.update(notifications).set(valuesFor(row)).where(isIt).returning();
    return changed!;
  }
};

function wire(row: NotificationRow, locale: WireLocale) {
  return {
    id: row.id,
    type: row.type,
    created_at: row.createdAt.toISOString(),
    // A summary that names a channel has its name from the description.
    summary: fill(translateText(row.summary, locale), { title: row.description ?? '' }),
    description: row.summary.includes('{title}') ? null : translateText(row.description, locale),
    rate_max: row.rateMax,
    agreement_id: row.agreementId,
    chat_id: row.chatId,
    url: row.url,
    partner_rating: row.partnerRating,
    partner_comment: row.partnerComment,
  };
}
