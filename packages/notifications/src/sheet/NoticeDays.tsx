import { Trans } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { DateText } from '@my-air/feature-kit/views';
import { Card, Heading, Stack } from '@my-air/ui-kit';
import { useEffect, useId, useState, type ReactNode } from 'react';

import type { Notification } from '../contract.ts';
import { groupByDay, type NoticeDay } from '../notices/groupByDay.ts';
import { Lines } from './Lines.tsx';

export interface NoticeDaysProps {
  /** The notifications to group, newest first. */
  notifications: readonly Notification[];
  /** Renders one of them. */
  row: (notification: Notification) => ReactNode;
}

/** Notifications grouped by the day on which they came. */
export function NoticeDays({ notifications, row }: NoticeDaysProps) {
  const format = useFormat();

  return (
    <Stack gap={6}>
      {groupByDay(notifications, format.date).map((day) => (
        <Day key={day.moment ? format.date(day.moment) : 'undated'} {...day} row={row} />
      ))}
    </Stack>
  );
}

function Day({ moment, notifications, row }: NoticeDay & Pick<NoticeDaysProps, 'row'>) {
  const id = useId();

  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading level={2} size={14} id={id}>
        <DayName moment={moment} />
      </Heading>
      <Card as="div">
        <Lines aria-labelledby={id}>{notifications.map(row)}</Lines>
      </Card>
    </Stack>
  );
}

function DayName({ moment }: Pick<NoticeDay, 'moment'>) {
  const format = useFormat();
  const now = useMinute();
  const today = format.date(now);
  const yesterday = format.date(dayBefore(now));
  if (!moment) return <Trans>Without a date</Trans>;
  const day = format.date(moment);
  if (day === today) return <Trans>Today</Trans>;
  if (day === yesterday) return <Trans>Yesterday</Trans>;
  return <DateText value={moment} />;
}

const minute = 60_000;

/** The current time, as of the latest minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** By the calendar: a day is not always 24 hours long. */
function dayBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setDate(moment.getDate() - 1);
  return before;
}
