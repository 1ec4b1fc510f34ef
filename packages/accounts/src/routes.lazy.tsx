import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ChannelsScreen } from './channel/ChannelsScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

export const youtubeLazyRoute = createLazyRoute('/accounts/youtube')({
  ...views,
  component: function YouTubeChannels() {
    const search = youtubeLazyRoute.useSearch();
    const navigate = youtubeLazyRoute.useNavigate();
    return (
      <ChannelsScreen
        platform="youtube"
        search={search}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    );
  },
});

export const instagramLazyRoute = createLazyRoute('/accounts/instagram')({
  ...views,
  component: function InstagramProfiles() {
    const search = instagramLazyRoute.useSearch();
    const navigate = instagramLazyRoute.useNavigate();
    return (
      <ChannelsScreen
        platform="instagram"
        search={search}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    );
  },
});

export const tiktokLazyRoute = createLazyRoute('/accounts/tiktok')({
  ...views,
  component: function TikTokProfiles() {
    const search = tiktokLazyRoute.useSearch();
    const navigate = tiktokLazyRoute.useNavigate();
    return (
      <ChannelsScreen
        platform="tiktok"
        search={search}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    );
  },
});
