import { createLazyRoute } from '@tanstack/react-router';

import { AllConfigScreen } from './config/AllConfigScreen.tsx';
import { ChannelConfigScreen } from './config/ChannelConfigScreen.tsx';
import { routeViews } from './routeViews.ts';

export const allConfigLazyRoute = createLazyRoute('/ads-boost/yt-channels/config')({
  component: AllConfigScreen,
  ...routeViews,
});

export const channelConfigLazyRoute = createLazyRoute('/ads-boost/yt-channels/$guid/config')({
  component: ChannelConfigPage,
  ...routeViews,
});

function ChannelConfigPage() {
  const { guid } = channelConfigLazyRoute.useParams();

  return <ChannelConfigScreen key={guid} guid={guid} />;
}
