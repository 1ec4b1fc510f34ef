import {
  deleteNotification,
  listNotifications,
  rateNotification,
  replyToNotification,
} from '@my-air/notifications/contract';
import { and, desc, eq, lte } from 'drizzle-orm';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { notifications } from '../database/schema.ts';
import { databaseId } from '../http/databaseId.ts';
import { invalid, notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import { translateText } from '../personas/translateText.ts';
import type { ApiArea } from '../Platform.ts';

type NotificationRow = typeof notifications.$inferSelect;

/** Our messages to a partner: those that wait, and the archive. */
export const notificationsApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, listNotifications, async ({ db, locale }, { partner }) => {
    const rows = await db.query.notifications.findMany({
      where: and(eq(notifications.partnerId, partner.id), lte(notifications.createdAt, clock.now())),
      orderBy: [desc(notifications.createdAt), desc(notifications.id)],
    });
    return {
      active_notifications: rows
        .filter(({ archivedAt }) => archivedAt === null)
        .map((row) => wire(row, locale)),
      archive_notifications: rows
        .filter(({ archivedAt }) => archivedAt !== null)
        .map((row) => wire(row, locale)),
    };
  });

  registerEndpoint(app, sandbox, deleteNotification, async ({ db, params }, { partner }) => {
    const { archivedAt } = await find(db, params.id, partner.id);
    await change(db, params.id, partner.id, { archivedAt: archivedAt ?? clock.now() });
  });

  registerEndpoint(app, sandbox, replyToNotification, async ({ db, locale, params, body }, { partner }) => {
    await find(db, params.id, partner.id);
    return {
      notification_message: wire(
        await change(db, params.id, partner.id, { partnerComment: body.message }),
        locale,
      ),
    };
  });

  registerEndpoint(app, sandbox, rateNotification, async ({ db, locale, params, body }, { partner }) => {
    const { type, rateMax } = await find(db, params.id, partner.id);
    const top = rateMax ?? (type === 'nps' ? 10 : 5);
    if (body.rating > top) {
      throw invalid({ rating: [`The rating field must not be greater than ${top}.`] });
    }
    const changed = await change(db, params.id, partner.id, {
      partnerRating: body.rating,
      ...(body.feedback !== undefined && { partnerComment: body.feedback }),
    });
    return { notification_message: wire(changed, locale) };
  });

  async function find(db: Queries, id: string, partnerId: number): Promise<NotificationRow> {
    const row = await db.query.notifications.findFirst({
      where: and(matchNotification(id, partnerId), lte(notifications.createdAt, clock.now())),
    });
    if (!row) throw notFound();
    return row;
  }

  async function change(
    db: Queries,
    id: string,
    partnerId: number,
    values: Partial<NotificationRow>,
  ): Promise<NotificationRow> {
    const [row] = await db
      .update(notifications)
      .set(values)
      .where(matchNotification(id, partnerId))
      .returning();
    if (!row) throw notFound();
    return row;
  }
};

function matchNotification(id: string, partnerId: number) {
  return and(eq(notifications.id, databaseId(id)), eq(notifications.partnerId, partnerId));
}

function wire(row: NotificationRow, locale: WireLocale) {
  return {
    id: row.id,
    type: row.type,
    created_at: row.createdAt.toISOString(),
    summary: translateText(row.summary, locale),
    description: translateText(row.description, locale),
    rate_max: row.rateMax,
    agreement_id: row.agreementId,
    chat_id: row.chatId,
    url: row.url,
    partner_rating: row.partnerRating,
    partner_comment: row.partnerComment,
  };
}
