import { msg } from '@lingui/core/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
import { statisticsQuery } from '@my-air/feature-kit/data';
import { Slot } from '@my-air/feature-kit/views';
import { endOf, mondayOf, useFormat } from '@my-air/i18n';
import { useIsWide, useNow } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { lazy } from 'react';

import type { RoadOnHome } from '../road/useRoad.ts';
import { dismissedWeek } from './dismissedWeek.ts';
import { weekOf } from './weekOf.ts';

// Not needed on most days.
const WeekCard = lazy(async () => ({ default: (await import('./WeekCard.tsx')).WeekCard }));

export interface WeekSlotProps {
  /** The way of a newcomer. */
  road: RoadOnHome;
}

/**
 * The place of the week on home: on Monday in the user's time zone until it is dismissed, and on any day where the address
 * is that of its notification. Otherwise no place is kept.
 */
export function WeekSlot({ road }: WeekSlotProps) {
  const { api } = usePortal();
  const { timeZone } = useFormat();
  const now = useNow();
  const navigate = useNavigate();
  const isWide = useIsWide('md');
  const [dismissed, setDismissed] = useAtom(dismissedWeek(useUser()?.id));
  const isLinked = useLocation({ select: ({ hash }) => hash === name });
  const monday = mondayOf(now, timeZone);
  const isMonday = endOf(monday, timeZone) > now;
  const isShown = isLinked || (isMonday && dismissed !== monday);
  // oxlint-disable-next-line my-air/answered-query -- only whether a newcomer has figures; the card asks by itself
  const { data: statistics } = useQuery({
    ...statisticsQuery(api),
    // Figures that have failed already are asked for again where that is told.
    enabled: ({ state }) => isShown && road.leads && state.status !== 'error',
  });
  const hasFigures = !road.leads || (statistics && weekOf(statistics, monday));
  if (!isShown || !hasFigures) return null;

  function dismiss() {
    setDismissed(monday);
    if (isLinked) void navigate({ to: '/home', replace: true });
    // The button that was pressed goes.
    document.querySelector<HTMLElement>('#main h1')?.focus();
  }

  return (
    <Slot
      // A page that stays open asks again for the figures of a new week.
      key={monday}
      name={name}
      label={msg`Your week`}
      height={isWide ? 352 : 560}
      shape="figures"
      isFirst
    >
      <WeekCard monday={monday} onDismiss={dismiss} />
    </Slot>
  );
}

/** The name of the place, which is in the address of a notification. */
const name = 'week';
