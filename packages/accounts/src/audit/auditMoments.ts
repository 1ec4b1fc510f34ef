import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import { loadAhead, type Moment, type PortalContext } from '@my-air/feature-kit';
import { channelKey, channelsQuery, newsTime } from '@my-air/feature-kit/data';
import { startOf } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';

import type { Audit } from '../contract.ts';
import { timeZoneOf } from '../status/reapplyMoment.ts';
import { sayIn, type Say } from '../words/say.ts';
import { auditQuery } from './audit.api.ts';

/** The audits that were done on one day, with the findings of a single one. */
interface DoneAudits {
  at: string;
  channels: readonly Channel[];
  audit: Audit | null;
}

/** The audits that are done, those of one day as one. Only the newest is asked for its findings, and only where it is alone. */
export const auditMoments = (portal: PortalContext) =>
  queryOptions({
    queryKey: ['accounts', 'audit-moments'],
    queryFn: async (): Promise<readonly DoneAudits[]> => {
      const { api, queryClient } = portal;
      const channels = await loadAhead(queryClient, channelsQuery(api));
      const [newest, ...others] = doneByDay(channels, portal);
      if (!newest) return [];
      const [channel, another] = newest.channels;
      const audit = channel && !another ? await loadAhead(queryClient, auditQuery(portal, channel)) : null;
      return [{ ...newest, audit }, ...others];
    },
    select: (done): readonly Moment[] => done.map((one) => momentOf(one, sayIn(portal))),
    staleTime: 60_000,
    meta: { poll: true },
  });

/** The days of late on which audits were done, the latest first. */
function doneByDay(channels: readonly Channel[], portal: PortalContext): readonly DoneAudits[] {
  const timeZone = timeZoneOf(portal);
  const done = channels
    .flatMap((channel) => {
      const { audit_completed_at: at } = channel;
      const isNews = at && startOf(at, timeZone) > Date.now() - newsTime;
      return isNews ? [{ at, channel }] : [];
    })
    .toSorted((one, other) => startOf(other.at, timeZone) - startOf(one.at, timeZone));
  return [...new Set(done.map(({ at }) => dayOf(at)))].map((day) => {
    const same = done.filter(({ at }) => dayOf(at) === day);
    return { at: same[0]?.at ?? '', channels: same.map(({ channel }) => channel), audit: null };
  });
}

const dayOf = (at: string) => at.slice(0, 10);

function momentOf({ at, channels, audit }: DoneAudits, say: Say): Moment {
  const [channel, another] = channels;
  if (!channel || another) {
    const count = channels.length;
    return {
      id: `audits ${dayOf(at)}`,
      title: say(
        msg`${plural(count, { one: 'The audit of # channel is done', other: 'The audits of # channels are done' })}`,
      ),
      at,
      action: { label: say(msg`See the channels`), to: '/accounts/youtube' },
    };
  }
  const { title } = channel;
  const { published_videos, published_shorts } = audit?.stats ?? {};
  const videos = (published_videos ?? 0) + (published_shorts ?? 0);
  return {
    id: `audit ${channelKey(channel)} ${at}`,
    title:
      videos > 0
        ? say(
            msg`The audit of ${title} is done: ${plural(videos, { one: 'our analyst reviewed # video', other: 'our analyst reviewed # videos' })}`,
          )
        : say(msg`The audit of ${title} is done`),
    at,
    action: {
      label: say(msg`See the findings`),
      to: `/accounts/youtube?channel=${encodeURIComponent(channelKey(channel))}`,
    },
  };
}
