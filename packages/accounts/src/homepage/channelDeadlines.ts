import { msg } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import { channelKey, channelsQuery } from '@my-air/feature-kit/data';
import type { Deadline, PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { statusKind } from '../status/describeChannelStatus.ts';
import { sayIn, type Say } from '../words/say.ts';

/** The dates of channels: the ends of invitations, expected audits, and when a refused channel may apply again. */
export const channelDeadlines = ({ api, locale }: PortalContext) =>
  queryOptions({
    ...channelsQuery(api),
    select: (channels): readonly Deadline[] =>
      channels.flatMap((channel) => deadlinesOf(channel, sayIn({ locale }))),
  });

function deadlinesOf(channel: Channel, say: Say): readonly Deadline[] {
  const { platform, platform_guid, title } = channel;
  const kind = statusKind(channel);
  const isRefused = kind === 'rejected' || kind === 'rejected_low_metrics';
  const dated = (name: string, words: string, at: string | null | undefined): readonly Deadline[] =>
    at
      ? [
          {
            id: `${name}-${platform}-${platform_guid}`,
            title: words,
            at,
            to: `/accounts/youtube?channel=${encodeURIComponent(channelKey(channel))}`,
          },
        ]
      : [];

  return [
    ...(kind === 'invitation_sent'
      ? dated('invitation', say(msg`Invitation for ${title} expires`), channel.invitation_expires_at)
      : []),
    ...(isRefused
      ? dated('reapply', say(msg`${title} can apply again`), channel.join_request_not_allowed_until)
      : []),
    ...dated('audit', say(msg`Audit of ${title} is expected`), channel.audit_expected_at),
  ];
}
