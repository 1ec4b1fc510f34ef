import { Trans } from '@lingui/react/macro';
import { startOf, useFormat } from '@my-air/i18n';
import { Card, Heading, Stack, useNow } from '@my-air/ui-kit';
import { useId, type ReactNode } from 'react';

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
  const now = useNow();
  if (!moment) return <Trans>Without a date</Trans>;
  // A notification has come, whatever the clock of the device says: it is never of tomorrow.
  const present = Math.max(now, startOf(moment, format.timeZone));
  return <time title={format.date(moment)}>{format.day(moment, present)}</time>;
}
