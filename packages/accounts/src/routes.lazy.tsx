import { FailedView, NotFoundView, PendingView } from '@my-air/screen-kit';
import { createLazyRoute } from '@tanstack/react-router';

import { ChannelsScreen } from './channel/ChannelsScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

export const youtubeLazyRoute = createLazyRoute('/accounts/youtube')({
  ...views,
  component: function YouTubeChannels() {
    const { channel } = youtubeLazyRoute.useSearch();
    const navigate = youtubeLazyRoute.useNavigate();
    return (
      <ChannelsScreen
        platform="youtube"
        openGuid={channel}
        onOpen={(guid) => void navigate({ search: { channel: guid } })}
      />
    );
  },
});

export const instagramLazyRoute = createLazyRoute('/accounts/instagram')({
  ...views,
  component: function InstagramProfiles() {
    const { channel } = instagramLazyRoute.useSearch();
    const navigate = instagramLazyRoute.useNavigate();
    return (
      <ChannelsScreen
        platform="instagram"
        openGuid={channel}
        onOpen={(guid) => void navigate({ search: { channel: guid } })}
      />
    );
  },
});

export const tiktokLazyRoute = createLazyRoute('/accounts/tiktok')({
  ...views,
  component: function TikTokProfiles() {
    const { channel } = tiktokLazyRoute.useSearch();
    const navigate = tiktokLazyRoute.useNavigate();
    return (
      <ChannelsScreen
        platform="tiktok"
        openGuid={channel}
        onOpen={(guid) => void navigate({ search: { channel: guid } })}
      />
    );
  },
});
