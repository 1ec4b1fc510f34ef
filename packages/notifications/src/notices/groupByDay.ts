import type { Notification } from '../contract.ts';

/** The notifications of one day. */
export interface NoticeDay {
  /** The time of the first of them, or undefined for those without a time. */
  moment: string | undefined;
  notifications: readonly Notification[];
}

/** The days of notifications, in their order; `dayOf` returns the day of a moment in the user's time zone. */
export function groupByDay(
  notifications: readonly Notification[],
  dayOf: (moment: string) => string,
): readonly NoticeDay[] {
  const days = new Map<string, NoticeDay>();
  for (const notification of notifications) {
    const moment = notification.created_at || undefined;
    const day = moment ? dayOf(moment) : '';
    const known = days.get(day);
    days.set(day, {
      moment: known?.moment ?? moment,
      notifications: [...(known?.notifications ?? []), notification],
    });
  }
  return [...days.values()];
}
