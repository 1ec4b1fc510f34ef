import { usePortal } from '@my-air/feature-kit';
import { channelsQuery, findChannel } from '@my-air/feature-kit/data';
import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';

import { ChannelMissing, ChannelPage } from './channel/ChannelPage.tsx';
import { ChannelsScreen, type ChannelsScreenProps } from './channel/ChannelsScreen.tsx';
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
    <Channels
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
    <Channels
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
    <Channels
      platform="tiktok"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}

/** The list of channels, or the page of the one that the address names. */
function Channels(props: ChannelsScreenProps): ReactNode {
  const { data: channels } = useSuspenseQuery(channelsQuery(usePortal().api));
  const key = props.search.channel;
  const isOpen = Boolean(key);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // As after a change of the path: what had the focus is gone.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [isOpen]);

  if (!key) return <ChannelsScreen {...props} />;
  const channel = findChannel(channels, key);
  return channel ? <ChannelPage channel={channel} {...props} /> : <ChannelMissing />;
}
