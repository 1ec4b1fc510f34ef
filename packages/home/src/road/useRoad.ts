import { businessCalendarOf, channelsQuery, statisticsQuery } from '@my-air/feature-kit/data';
import { isImpersonated, port, usePortal, useUser } from '@my-air/feature-kit';
import { keptAtom } from '@my-air/feature-kit/state';
import { startOf } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';

import { homePorts } from '../ports.ts';
import { useIsOver } from '../overview/useSources.ts';
import { roadOf, type Road } from './roadOf.ts';

/** Whether the road led home at the last visit. */
const keptRoad = keptAtom('home.road', v.boolean(), false, { per: 'user', survivesSignOut: true });

/** The time for which the end of the road is shown, in milliseconds. */
const celebration = 3 * 86_400_000;

/** The time for which the first drawing waits for the statistics, in milliseconds. */
const shortWait = 1_000;

export interface RoadOnHome {
  /** Whether it is not known yet if there is a road. */
  isPending: boolean;
  /** The way to the first payout, while it leads home. */
  road: Road | undefined;
  /** Whether it leads home; while that is not known yet, whether it did at the last visit. */
  leads: boolean;
}

/** The way of a newcomer to the first payout; nothing where it cannot be known. */
export function useRoad(): RoadOnHome {
  const portal = usePortal();
  const user = useUser();
  const now = useNow();
  const [kept, setKept] = useAtom(keptRoad(user?.id));
  const isOver = useIsOver(shortWait);
  // oxlint-disable-next-line my-air/answered-query -- without the channels home is as that of a partner
  const channels = useQuery(channelsQuery(portal.api));
  // oxlint-disable-next-line my-air/answered-query -- without the statistics the road ends with the acceptance
  const statistics = useQuery(statisticsQuery(portal.api));

  // A query that has failed once counts as answered: a card that tries again must not take the list away.
  const isPending = (!channels.isFetched && (kept || !isOver)) || (!statistics.isFetched && !isOver);
  // Where nothing can add a channel, nobody is on the road.
  const canAdd = (port(homePorts, 'addChannel') ?? port(homePorts, 'linkToChannels')) !== undefined;
  const road =
    user?.partner && channels.data && !isPending && (canAdd || channels.data.length > 0)
      ? roadOf({
          channels: channels.data,
          statistics: statistics.data,
          now,
          calendar: businessCalendarOf(portal),
        })
      : undefined;
  // Its end is shown to those who were on it; others have long been paid.
  const isEndNews = kept && startOf(road?.dates.payout, undefined) > now - celebration;
  const leads = road !== undefined && (road.step !== undefined || isEndNews);

  useEffect(() => {
    if (!isPending && !isImpersonated(user)) setKept(leads);
  }, [isPending, leads, setKept, user]);

  return { isPending, road: leads ? road : undefined, leads: isPending ? kept : leads };
}
