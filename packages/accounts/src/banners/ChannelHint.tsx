import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { useUser } from '@my-air/feature-kit';
import { keptAtom } from '@my-air/feature-kit/state';
import { Banner } from '@my-air/ui-kit';
import { useAtom } from 'jotai';

import { channelBanners } from './channelBanners.ts';
import { closeBanner, isBannerClosed, ClosedBanners } from './closedBanners.ts';

/** The banners that one user closed on this device, over reloads and in every tab. */
export const keptClosedBanners = keptAtom(
  'accounts.closed-banners',
  ClosedBanners,
  {},
  {
    per: 'user',
    survivesSignOut: true,
  },
);

export interface ChannelHintProps {
  /** The channel whose hint is shown. */
  channel: Channel;
}

/** The most pressing hint about a channel that has not been dismissed. */
export function ChannelHint({ channel }: ChannelHintProps) {
  const { t } = useLingui();
  const [closed, setClosed] = useAtom(keptClosedBanners(useUser()?.id));
  const [banner] = channelBanners(channel).filter(({ type }) => !isBannerClosed(closed, channel, type));
  // No hint fits, or all were dismissed.
  if (!banner) return null;

  const { title } = channel;
  return (
    <Banner
      role="note"
      tone={banner.tone}
      onClose={() => setClosed((before) => closeBanner(before, channel, banner.type))}
      closeLabel={t`Hide this hint about ${title}`}
    >
      {t(banner.text)}
    </Banner>
  );
}
