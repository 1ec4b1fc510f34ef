import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { AllConfigScreen } from './config/AllConfigScreen.tsx';
import { ChannelConfigScreen } from './config/ChannelConfigScreen.tsx';
import { AdsBoostScreen } from './overview/AdsBoostScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

export const adsBoostLazyRoute = createLazyRoute('/ads-boost')({ component: AdsBoostScreen, ...views });

export const allConfigLazyRoute = createLazyRoute('/ads-boost/yt-channels/config')({
  component: AllConfigScreen,
  ...views,
});

export const channelConfigLazyRoute = createLazyRoute('/ads-boost/yt-channels/$guid/config')({
  component: ChannelConfigPage,
  ...views,
});

function ChannelConfigPage() {
  const { guid } = channelConfigLazyRoute.useParams();

  return <ChannelConfigScreen key={guid} guid={guid} />;
}
