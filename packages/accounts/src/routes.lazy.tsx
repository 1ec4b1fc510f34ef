import { usePortal } from '@my-air/feature-kit';
import { channelsQuery, findChannel } from '@my-air/feature-kit/data';
import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ChannelsScreen } from './channel/ChannelsScreen.tsx';
import { JoinedScreen } from './joined/JoinedScreen.tsx';
import { statusKind } from './status/describeChannelStatus.ts';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

// The pages are functions of their own: the React Compiler leaves those within an object as they are.
export const youtubeLazyRoute = createLazyRoute('/accounts/youtube')({
  ...views,
  component: YouTubeChannels,
});

export const instagramLazyRoute = createLazyRoute('/accounts/instagram')({
  ...views,
  component: InstagramProfiles,
});

export const tiktokLazyRoute = createLazyRoute('/accounts/tiktok')({
  ...views,
  component: TikTokProfiles,
});

function YouTubeChannels(): ReactNode {
  const search = youtubeLazyRoute.useSearch();
  const navigate = youtubeLazyRoute.useNavigate();
  const { data: channels } = useSuspenseQuery(channelsQuery(usePortal().api));
  const joined = findChannel(channels, search.joined);
  if (joined && statusKind(joined) === 'connected') return <JoinedScreen channel={joined} />;
  return (
    <ChannelsScreen
      platform="youtube"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}

function InstagramProfiles(): ReactNode {
  const search = instagramLazyRoute.useSearch();
  const navigate = instagramLazyRoute.useNavigate();
  return (
    <ChannelsScreen
      platform="instagram"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}

function TikTokProfiles(): ReactNode {
  const search = tiktokLazyRoute.useSearch();
  const navigate = tiktokLazyRoute.useNavigate();
  return (
    <ChannelsScreen
      platform="tiktok"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
