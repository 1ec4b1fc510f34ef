import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { isSameChannel } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { platformName } from '@my-air/feature-kit/views';
import { Banner, Button } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { removeUnfinished, unfinishedQuery } from './unfinished.api.ts';

export interface UnfinishedBannerProps {
  /** The user's channels as they are now. */
  channels: readonly Channel[];
}

/** Says that a connection was left half-way at the platform, and how to finish it. */
export function UnfinishedBanner({ channels }: UnfinishedBannerProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  // oxlint-disable-next-line my-air/answered-query -- read from this browser; without it there is no banner
  const { data: left = [] } = useQuery(unfinishedQuery(portal));
  const unfinished = left.filter((one) => isStillOpen(channels, one));
  const latest = unfinished.at(-1);
  // No connection is unfinished, or the user has dismissed this.
  if (!latest) return null;
  const platform = platformName(latest.platform, i18n);
  const when = format.shortDateTime(latest.at);

  return (
    <Banner
      tone="warning"
      title={<Trans>The channel is not added yet</Trans>}
      action={
        <Button
          size="s"
          onClick={() =>
            void portal.modals.open('oauth-profile', { platform: latest.platform, referer: 'accounts' })
          }
        >
          <Trans>Finish adding</Trans>
        </Button>
      }
      onClose={() => removeUnfinished(portal, unfinished)}
      closeLabel={t`Hide this message`}
    >
      <Trans>
        You came back from {platform} on {when} before a channel was chosen, so it is not added yet.
      </Trans>
    </Banner>
  );
}

type Unfinished = { platform: string; guid: string };

function channelOf(channels: readonly Channel[], { platform, guid }: Unfinished): Channel | undefined {
  return channels.find((channel) => isSameChannel(channel, { platform, platform_guid: guid }));
}

/** A channel in the list has its status and its next step there: the banner would say the same in other words. */
function isStillOpen(channels: readonly Channel[], unfinished: Unfinished): boolean {
  return channelOf(channels, unfinished) === undefined;
}
