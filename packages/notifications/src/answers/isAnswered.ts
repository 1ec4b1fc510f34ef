import type { Notification } from '../contract.ts';

/** Whether a notification was rated or replied to. */
export const isAnswered = ({ partner_rating, partner_comment }: Notification): boolean =>
  typeof partner_rating === 'number' || Boolean(partner_comment);
