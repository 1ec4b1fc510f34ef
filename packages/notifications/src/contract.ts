// The wire of Notifications: valibot schemas and their endpoints. The sandbox responds from the same
// contracts.
import { endpoint, Id, Identifier } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The known types of notifications. Others, which the server may send, are treated as `info`. */
export const notificationTypes = ['info', 'nps', 'agreement', 'chat'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** A message of our team to the partner that stays in the portal until it is archived. */
export const Notification = v.looseObject({
  id: Id,
  type: v.string(),
  created_at: v.nullish(v.string()),
  summary: v.nullish(v.string()),
  description: v.nullish(v.string()),
  /** The top of the rating scale; absent means 10 for `nps` and 5 for the others. */
  rate_max: v.nullish(v.number()),
  agreement_id: v.nullish(Identifier),
  chat_id: v.nullish(Id),
  url: v.nullish(v.string()),
  partner_rating: v.nullish(v.number()),
  partner_comment: v.nullish(v.string()),
});
export type Notification = v.InferOutput<typeof Notification>;

const NotificationAnswer = v.looseObject({ notification_message: Notification });

export const listNotifications = endpoint('GET api/notificationMessages', {
  response: v.looseObject({
    active_notifications: v.array(Notification),
    archive_notifications: v.array(Notification),
  }),
});
/** Moves the notification to the archive. */
export const deleteNotification = endpoint('DELETE api/notificationMessages/{id}', {
  binds: false,
});
export const replyToNotification = endpoint('POST api/notificationMessages/{id}/reply', {
  binds: false,
  body: v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
  response: NotificationAnswer,
});
export const rateNotification = endpoint('POST api/notificationMessages/{id}/rate', {
  binds: false,
  body: v.object({
    rating: v.pipe(v.number(), v.integer(), v.minValue(0)),
    feedback: v.optional(v.string()),
  }),
  response: NotificationAnswer,
});
