import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { AllConfigScreen } from './AllConfigScreen.tsx';
import { ChannelConfigScreen } from './ChannelConfigScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

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
